import type { ReactNode } from 'react';
import { Segments } from '../controls/Segments';
import type { Theme, View } from '../stores/controlStore';
import { FullScreen } from './FullScreen';

const THEME_OPTIONS = [
  { value: 'auto', text: 'Auto', title: 'Light or dark, as the system is set' },
  { value: 'light', text: 'Light' },
  { value: 'dark', text: 'Dark' },
  { value: 'projector', text: 'Projector', title: 'Large type, thick strokes, high contrast' },
] as const;

const VIEWS = [
  { view: 'explore', text: 'Explore', href: '?' },
  { view: 'lecture', text: 'Lecture', href: '?view=lecture' },
  { view: 'table', text: 'Table', href: '?view=table' },
] as const;

interface PageHeaderProps {
  readonly view: View;
  readonly theme: Theme;
  /** Opens a view at once, without loading the page again; for those it is missing for, the links lead there. */
  readonly open?: Partial<Record<View, () => void>>;
  onTheme(theme: Theme): void;
  /** What can be done with what is shown, beside what every page has. */
  readonly children?: ReactNode;
  /** Someone asks for the list of keys; where there are no keys, nobody can. */
  readonly onHelp?: () => void;
}

/** The name of the page, its views as links, the theme. */
export function PageHeader({ view, theme, open = {}, onTheme, onHelp, children }: PageHeaderProps) {
  return (
    <header className="page-header">
      <h1>Two Choices</h1>
      <p className="page-subtitle">
        Each customer joins the shortest of <i>d</i> queues.
      </p>
      <nav className="views" aria-label="Views">
        {VIEWS.map((link) => (
          <a
            key={link.view}
            href={link.href}
            aria-current={link.view === view ? 'page' : undefined}
            onClick={(event) => {
              const openNow = open[link.view];
              if (!openNow || event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              if (link.view !== view) openNow();
            }}
          >
            {link.text}
          </a>
        ))}
      </nav>
      <Segments label="Theme" value={theme} options={THEME_OPTIONS} onValue={onTheme} />
      {children}
      <FullScreen />
      {onHelp && (
        <button type="button" className="quiet-button" aria-label="Keys" title="Keys" onClick={onHelp}>
          ?
        </button>
      )}
    </header>
  );
}
