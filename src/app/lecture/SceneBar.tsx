import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import type { Figure } from '../figure';
import { writeLink } from '../link';
import { SCENES } from './scenes';

interface SceneBarProps {
  readonly figure: Figure;
  /** What the scene says. */
  readonly children: ReactNode;
}

/** Where in the story, the way on and back, and the way back to the scene as it was. */
export function SceneBar({ figure, children }: SceneBarProps) {
  const { actions } = figure;
  const scene = useStore(figure.controls, (state) => state.scene);
  const changed = useStore(figure.controls, (state) => {
    const usual = figure.usual.controls(state);
    const { playing, theme, seed } = usual;
    const link = writeLink({ ...state, playing, theme, seed }, null, figure.usual);
    return link !== writeLink(usual, null, figure.usual);
  });
  return (
    <nav className="scene-bar" aria-label="Scenes">
      <button
        type="button"
        className="button"
        disabled={scene === 1}
        onClick={() => actions.openScene(scene - 1)}
      >
        Previous
      </button>
      {children}
      <ol className="scene-dots">
        {SCENES.map(({ title }, index) => (
          <li key={title}>
            <button
              type="button"
              title={title}
              aria-label={`Scene ${index + 1}: ${title}`}
              aria-current={index + 1 === scene ? 'step' : undefined}
              onClick={() => actions.openScene(index + 1)}
            />
          </li>
        ))}
      </ol>
      {changed && (
        <button type="button" className="quiet-button scene-back" onClick={() => actions.openScene(scene)}>
          Back to the scene as it was
        </button>
      )}
      <button
        type="button"
        className="button"
        disabled={scene === SCENES.length}
        onClick={() => actions.openScene(scene + 1)}
      >
        Next
      </button>
    </nav>
  );
}
