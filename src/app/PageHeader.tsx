import { useStore } from 'zustand';
import { Segments } from '../controls/Segments';
import { FullScreen } from './FullScreen';
import type { Figure } from './figure';

const THEME_OPTIONS = [
  { value: 'auto', text: 'Auto', title: 'Light or dark, as the system is set' },
  { value: 'light', text: 'Light' },
  { value: 'dark', text: 'Dark' },
  { value: 'projector', text: 'Projector', title: 'Large type, thick strokes, high contrast' },
] as const;

/** The views as links: they can be opened in another tab, and lead there at once. */
function Views({ figure }: { readonly figure: Figure }) {
  const view = useStore(figure.controls, (state) => state.view);
  const { explore, openScene } = figure.actions;
  const links = [
    { view: 'explore', text: 'Explore', href: './', open: explore },
    { view: 'lecture', text: 'Lecture', href: './?view=lecture', open: () => openScene(1) },
  ] as const;
  return (
    <nav className="views" aria-label="Views">
      {links.map((link) => (
        <a
          key={link.view}
          href={link.href}
          aria-current={link.view === view ? 'page' : undefined}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            if (link.view !== view) link.open();
          }}
        >
          {link.text}
        </a>
      ))}
    </nav>
  );
}

interface PageHeaderProps {
  readonly figure: Figure;
  onHelp(): void;
}

export function PageHeader({ figure, onHelp }: PageHeaderProps) {
  const theme = useStore(figure.controls, (state) => state.theme);
  return (
    <header className="page-header">
      <h1>Two Choices</h1>
      <p className="page-subtitle">
        Each customer looks at <i>d</i> queues and joins the shortest.
      </p>
      <Views figure={figure} />
      <Segments label="Theme" value={theme} options={THEME_OPTIONS} onValue={figure.actions.setTheme} />
      <FullScreen />
      <button type="button" className="quiet-button" aria-label="Keys" title="Keys" onClick={onHelp}>
        ?
      </button>
    </header>
  );
}
