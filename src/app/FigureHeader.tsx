import { useStore } from 'zustand';
import type { Figure } from './figure';
import { PageHeader } from './PageHeader';
import { ShareButton } from './ShareButton';

interface FigureHeaderProps {
  readonly figure: Figure;
  onHelp(): void;
}

/** The page's header over a live figure, which goes on from one view to the other. */
export function FigureHeader({ figure, onHelp }: FigureHeaderProps) {
  const { actions } = figure;
  const theme = useStore(figure.controls, (state) => state.theme);
  const view = useStore(figure.controls, (state) => state.view);
  return (
    <PageHeader
      view={view}
      theme={theme}
      open={{ explore: actions.explore, lecture: () => actions.openScene(1) }}
      onTheme={actions.setTheme}
      onHelp={onHelp}
    >
      {/* A file on a stick has no address that anybody else could open. */}
      {import.meta.env.MODE !== 'single' && <ShareButton figure={figure} />}
    </PageHeader>
  );
}
