import { lazy, Suspense } from 'react';
import { ALL_CONTROLS, Controls } from './Controls';
import { Corrections } from './Corrections';
import { Failure } from './Failure';
import { FigureHeader } from './FigureHeader';
import { FloorPanel } from './FloorPanel';
import type { Figure } from './figure';
import { PrintLine } from './PrintLine';
import type { Correction } from './queryReader';
import { Readouts } from './Readouts';
import { TailPanel } from './TailPanel';

/** Loaded after the first screen, which it must not delay. */
const MorePictures = lazy(async () => ({ default: (await import('./MorePictures')).MorePictures }));

interface ExplorePageProps {
  readonly figure: Figure;
  readonly corrections: readonly Correction[];
  readonly themeKey: string;
  /** Someone asks for the list of keys. */
  onHelp(): void;
}

/**
 * Headline numbers, the floor, the tail, and everything that can be set, on one screen; more pictures below it, with
 * the controls always in reach.
 */
export function ExplorePage({ figure, corrections, themeKey, onHelp }: ExplorePageProps) {
  return (
    <main className="page">
      <div className="first-screen">
        <FigureHeader figure={figure} onHelp={onHelp} />
        <Corrections corrections={corrections} />
        <Failure figure={figure} />
        <PrintLine figure={figure} />
        <Readouts figure={figure} canCompare />
        <div className="panels">
          <FloorPanel figure={figure} themeKey={themeKey} />
          <TailPanel figure={figure} />
        </div>
      </div>
      <Suspense>
        <MorePictures figure={figure} themeKey={themeKey} />
      </Suspense>
      <Controls figure={figure} shown={ALL_CONTROLS} />
    </main>
  );
}
