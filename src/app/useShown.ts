import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { Parameters } from '../model/parameters';
import { shownChoices, simulationParameters } from '../stores/controlStore';
import type { Figure } from './figure';

/** The systems on show; the same array while nothing changes. */
export function useShownChoices(figure: Figure): readonly number[] {
  return useStore(figure.controls, useShallow(shownChoices));
}

/** The parameters as set; the same object while nothing changes. */
export function useParameters(figure: Figure): Parameters {
  const choices = useShownChoices(figure);
  const rest = useStore(
    figure.controls,
    useShallow((state) => {
      const { choices: _, ...others } = simulationParameters(state);
      return others;
    }),
  );
  return { ...rest, choices };
}
