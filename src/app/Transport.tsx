import { useStore } from 'zustand';
import type { StepBack } from '../model/snapshot';
import type { ControlName } from '../stores/controlStore';
import { type Figure, randomSeed } from './figure';
import { Icon, RoundButton } from './RoundButton';

/** Why there is no step back, or what it does. */
const STEP_BACK_TITLES: Record<StepBack, string> = {
  possible: 'Back to the event before',
  start: 'The run starts here: there is no event before',
  changed: 'Parameters were changed here: Reset goes back to time 0',
  far: 'Too much has happened since time 0 to run it again: Reset goes back there',
};

interface TransportProps {
  readonly figure: Figure;
  readonly shown: ReadonlySet<ControlName>;
}

/** Play and pause, one event forwards or back, the same again, and another run. */
export function Transport({ figure, shown }: TransportProps) {
  const { actions } = figure;
  const playing = useStore(figure.controls, (state) => state.playing);
  const seed = useStore(figure.controls, (state) => state.seed);
  const stepBack = useStore(figure.feed, (state) => state.stepBack);
  return (
    <div className="transport">
      {shown.has('play') && (
        <button
          type="button"
          className="play-button"
          aria-label={playing ? 'Pause' : 'Play'}
          onClick={playing ? actions.pause : actions.play}
        >
          <Icon path={playing ? 'M5,3h4v14H5zM11,3h4v14h-4z' : 'M6,3L17,10L6,17z'} />
        </button>
      )}
      {shown.has('back') && (
        <RoundButton
          name="Step back"
          title={STEP_BACK_TITLES[stepBack]}
          disabled={stepBack !== 'possible'}
          path="M17,4L9,10L17,16zM4,4h3v12h-3z"
          onPress={actions.stepBack}
        />
      )}
      {shown.has('step') && (
        <RoundButton
          name="Step"
          title="One event"
          path="M3,4L11,10L3,16zM13,4h3v12h-3z"
          onPress={actions.step}
        />
      )}
      {shown.has('reset') && (
        <RoundButton
          name="Reset"
          title="The same run again, from time 0"
          path="M10,4a6,6 0 1 1 -5.6,3.8l1.9,.7A4,4 0 1 0 10,6V9L5.2,5L10,1z"
          onPress={actions.reset}
        />
      )}
      {shown.has('seed') && (
        <RoundButton
          name="New seed"
          title={`Another run: the seed is ${seed}`}
          path="M4,3h12a1,1 0 0 1 1,1v12a1,1 0 0 1 -1,1H4a1,1 0 0 1 -1,-1V4a1,1 0 0 1 1,-1zM6.5,5a1.5,1.5 0 1 0 .01,0zM13.5,5a1.5,1.5 0 1 0 .01,0zM10,8.5a1.5,1.5 0 1 0 .01,0zM6.5,12a1.5,1.5 0 1 0 .01,0zM13.5,12a1.5,1.5 0 1 0 .01,0z"
          onPress={() => actions.newSeed(randomSeed())}
        />
      )}
    </div>
  );
}
