import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { PanelName } from '../../stores/controlStore';
import { Corrections } from '../Corrections';
import { Failure } from '../Failure';
import { FloorPanel } from '../FloorPanel';
import type { Figure } from '../figure';
import type { Correction } from '../queryReader';
import { TailPanel } from '../TailPanel';
import { Credit } from './Credit';
import { useOnScreen } from './useOnScreen';

/** The picture comes first. */
const Readouts = lazy(async () => ({ default: (await import('../Readouts')).Readouts }));
const Controls = lazy(async () => ({ default: (await import('../Controls')).Controls }));
const LiveSummary = lazy(async () => ({ default: (await import('../LiveSummary')).LiveSummary }));
/** Seldom asked for: loaded where they are. */
const HistoryPanel = lazy(async () => ({ default: (await import('../HistoryPanel')).HistoryPanel }));
const SojournPanel = lazy(async () => ({ default: (await import('../SojournPanel')).SojournPanel }));
const LoadPanel = lazy(async () => ({ default: (await import('../LoadPanel')).LoadPanel }));

interface EmbedFigureProps {
  readonly figure: Figure;
  readonly corrections: readonly Correction[];
  readonly themeKey: string;
  /** Where the full page is; null where the figure is no page of its own but a part of somebody's. */
  readonly pageAddress: string | null;
}

/** A figure inside another page: the pictures and controls asked for, and a line that leads to the full page. */
export function EmbedFigure({ figure, corrections, themeKey, pageAddress }: EmbedFigureProps) {
  const box = useRef<HTMLElement>(null);
  const seen = useOnScreen(box);
  useEffect(() => figure.actions.rest(!seen), [figure, seen]);
  const panels = useStore(figure.controls, (state) => state.panels);
  const controls = useStore(figure.controls, (state) => state.controls);
  const pictures = panels.filter((name) => name !== 'readouts');
  const Box = pageAddress === null ? 'section' : 'main';
  return (
    <Box ref={box} className="embed" aria-label="Two Choices">
      <Corrections corrections={corrections} />
      <Failure figure={figure} />
      {panels.includes('readouts') && (
        <Suspense>
          <Readouts figure={figure} canCompare={controls.includes('compare')} />
        </Suspense>
      )}
      <div className="embed-panels">
        <Suspense>{pictures.map((name) => panel(name, figure, themeKey))}</Suspense>
      </div>
      {controls.length > 0 && (
        <Suspense>
          <Controls figure={figure} shown={new Set(controls)} />
        </Suspense>
      )}
      {pageAddress !== null && <Credit figure={figure} pageAddress={pageAddress} />}
      <Suspense>
        <LiveSummary figure={figure} />
      </Suspense>
    </Box>
  );
}

function panel(name: PanelName, figure: Figure, themeKey: string): ReactNode {
  switch (name) {
    case 'floor':
      return <FloorPanel key={name} figure={figure} themeKey={themeKey} />;
    case 'tail':
      return <TailPanel key={name} figure={figure} />;
    case 'history':
      return <HistoryPanel key={name} figure={figure} themeKey={themeKey} />;
    case 'time':
      return <SojournPanel key={name} figure={figure} />;
    case 'load':
      return <LoadPanel key={name} figure={figure} />;
    case 'readouts':
      return null;
  }
}
