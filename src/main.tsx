import { applyContentPolicy } from './app/contentPolicy';
import { keepOffline } from './app/keepOffline';
import { startApp } from './app/startApp';
import './app/styles/theme.css';
import './app/styles/page.css';
import './app/styles/buttons.css';
import './app/styles/controls.css';
import './app/styles/sliders.css';
import './app/styles/choices.css';
import './app/styles/charts.css';
import './app/styles/pictures.css';
import './app/styles/lecture.css';
import './app/styles/embed.css';
import './app/styles/share.css';
import './app/styles/table.css';
import './app/styles/tableCharts.css';
import './app/styles/forcedColors.css';
import './app/styles/print.css';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');
// Not while the page is worked on, served by `npm start`, or a single file.
const isHosted = import.meta.env.MODE === 'production';
if (isHosted) applyContentPolicy();
const started = startApp(root);
if (isHosted) void started.then(keepOffline);
