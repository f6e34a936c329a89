import type { Dice } from './dice';

/** Any query, right and wrong. */
export function randomQuery(dice: Dice, view: string): string {
  const values: Record<string, readonly string[]> = {
    d: ['1', '2', '5', '100', '0', 'x'],
    vs: ['', '1', '1,3,5', '2,2', '1,2,3,4,5'],
    lambda: ['0.01', '0.5', '0.9', '0.999', '1', '-3'],
    n: ['1', '2', '20', '1000', '100000', '0'],
    sampling: ['distinct', 'replacement', 'both'],
    start: ['empty', 'equilibrium'],
    seed: ['0', '7', '4294967295', '-1'],
    speed: ['0.1', '2', '1000', 'max', 'fast'],
    t: ['0', '5.5', '100', '-1'],
    play: ['0', '1', '2'],
    theme: ['auto', 'dark', 'projector', 'pink'],
    scene: ['1', '5', '10', '11'],
    panels: ['floor', 'readouts,tail,load', 'history,time', 'nothing'],
    controls: ['play,d', 'play,back,step,reset,seed,d,lambda,n,speed,compare,probes,start', ''],
    runs: ['2', '0'],
    time: ['500', 'long'],
  };
  const chosen = Object.entries(values).filter(() => dice.below(4) === 0);
  // A table as small as it can be: a monkey does not wait.
  const small = view === 'table' ? ['time=300', 'runs=2'] : [];
  const written = chosen.map(([name, all]) => `${name}=${encodeURIComponent(dice.one(all))}`);
  return `?${[`view=${view}`, ...written.filter((text) => small.length === 0 || !/^(time|runs)=/.test(text)), ...small].join('&')}`;
}
