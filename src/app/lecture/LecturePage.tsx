import { lazy, Suspense } from 'react';
import { useStore } from 'zustand';
import { BRIEF_CONTROLS, Controls } from '../Controls';
import { Corrections } from '../Corrections';
import { Failure } from '../Failure';
import { FigureHeader } from '../FigureHeader';
import { FloorPanel } from '../FloorPanel';
import type { Figure } from '../figure';
import { HistoryPanel } from '../HistoryPanel';
import { LoadPanel } from '../LoadPanel';
import { PrintLine } from '../PrintLine';
import type { Correction } from '../queryReader';
import { Readouts } from '../Readouts';
import { TailPanel } from '../TailPanel';
import { SceneBar } from './SceneBar';
import { type Picture, SCENES, type Scene } from './scenes';
import { useSceneKeys } from './useSceneKeys';

/** Loaded for the one scene that shows it. */
const PaperTable = lazy(async () => ({ default: (await import('../table/PaperTable')).PaperTable }));

interface LecturePageProps {
  readonly figure: Figure;
  readonly corrections: readonly Correction[];
  readonly themeKey: string;
  /** Someone asks for the list of keys. */
  onHelp(): void;
}

/** A story in scenes: one sentence, what to watch, and the pictures it needs. */
export function LecturePage({ figure, corrections, themeKey, onHelp }: LecturePageProps) {
  useSceneKeys(figure);
  const number = useStore(figure.controls, (state) => state.scene);
  const scene = SCENES[number - 1];
  if (!scene) return null;
  // The table has runs of its own: nothing of the live figure is shown beside it.
  const live = !scene.pictures.includes('table');
  return (
    <main className="page lecture">
      <div className="first-screen">
        <FigureHeader figure={figure} onHelp={onHelp} />
        <Corrections corrections={corrections} />
        <Failure figure={figure} />
        <PrintLine figure={figure} />
        <SceneBar figure={figure}>
          <section className="scene" aria-label={`Scene ${number} of ${SCENES.length}`} aria-live="polite">
            <h2>{scene.title}</h2>
            <p className="scene-text">{scene.text}</p>
            <p className="scene-watch">Watch: {scene.watch}</p>
          </section>
        </SceneBar>
        {live && <Readouts figure={figure} canCompare={BRIEF_CONTROLS.has('compare')} />}
        <div className={scene.pictures.length > 1 ? 'panels' : 'panels panels-single'}>
          {scene.pictures.map((picture) => (
            <ScenePicture key={picture} scene={scene} picture={picture} figure={figure} themeKey={themeKey} />
          ))}
        </div>
      </div>
      {live && <Controls figure={figure} shown={BRIEF_CONTROLS} />}
    </main>
  );
}

interface ScenePictureProps {
  readonly scene: Scene;
  readonly picture: Picture;
  readonly figure: Figure;
  readonly themeKey: string;
}

function ScenePicture({ scene, picture, figure, themeKey }: ScenePictureProps) {
  switch (picture) {
    case 'floor':
      return <FloorPanel figure={figure} themeKey={themeKey} leastLevels={scene.floorLevels ?? 0} />;
    case 'tail':
      return <TailPanel figure={figure} />;
    case 'history':
      return <HistoryPanel figure={figure} themeKey={themeKey} />;
    case 'load':
      return <LoadPanel figure={figure} />;
    case 'table':
      return (
        <Suspense>
          <PaperTable />
        </Suspense>
      );
  }
}
