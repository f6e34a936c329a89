import { startApp } from './app/startApp';
import './app/styles/theme.css';
import './app/styles/page.css';
import './app/styles/controls.css';
import './app/styles/charts.css';
import './app/styles/pictures.css';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');
startApp(root);
