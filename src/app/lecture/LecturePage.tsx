import { useStore } from 'zustand';
import { Controls } from '../Controls';
import { Corrections } from '../Corrections';
import { Failure } from '../Failure';
import { FloorPanel } from '../FloorPanel';
import type { Figure } from '../figure';
import { HistoryPanel } from '../HistoryPanel';
import { LoadPanel } from '../LoadPanel';
import { PageHeader } from '../PageHeader';
import { PrintLine } from '../PrintLine';
import type { Correction } from '../queryReader';
import { Readouts } from '../Readouts';
import { TailPanel } from '../TailPanel';
import { SceneBar } from './SceneBar';
import { type Picture, SCENES } from './scenes';
import { useSceneKeys } from './useSceneKeys';

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
  return (
    <main className="page lecture">
      <div className="first-screen">
        <PageHeader figure={figure} onHelp={onHelp} />
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
        <Readouts figure={figure} />
        <div className={scene.pictures.length > 1 ? 'panels' : 'panels panels-single'}>
          {scene.pictures.map((picture) => (
            <ScenePicture key={picture} picture={picture} figure={figure} themeKey={themeKey} />
          ))}
        </div>
      </div>
      <Controls figure={figure} brief />
    </main>
  );
}

interface ScenePictureProps {
  readonly picture: Picture;
  readonly figure: Figure;
  readonly themeKey: string;
}

function ScenePicture({ picture, figure, themeKey }: ScenePictureProps) {
  switch (picture) {
    case 'floor':
      return <FloorPanel figure={figure} themeKey={themeKey} />;
    case 'tail':
      return <TailPanel figure={figure} />;
    case 'history':
      return <HistoryPanel figure={figure} themeKey={themeKey} />;
    case 'load':
      return <LoadPanel figure={figure} />;
  }
}
