import { expect } from '@playwright/test';
import { experimentOf } from '../../src/app/table/tableFields';
import { readTableLink } from '../../src/app/table/tableLink';
import { eventText } from '../../src/charts/floor/eventText';
import { cellTasks } from '../../src/experiment/cell';
import { cellResult } from '../../src/experiment/cellResult';
import { paperTable } from '../../src/experiment/exports/paperTable';
import { simulateReplication } from '../../src/model/replication';
import { Simulation } from '../../src/model/simulation';
import type { Engine } from './engine';
import { until } from './engine';

const PARAMETERS = {
  choices: [2, 1, 3],
  arrivalRate: 0.9,
  serverCount: 50,
  sampling: 'distinct',
  start: 'equilibrium',
  seed: 5,
} as const;
const QUERY = '?d=2&vs=1,3&n=50&seed=5&play=0';

/** Presses the button with a name, in a region if one is given. */
const press = (name: string, region = '') =>
  `const all = document.querySelectorAll('${region === '' ? '' : `[aria-label="${region}"] `}button');
   const own = Array.from(all).find((b) => (b.getAttribute('aria-label') ?? b.textContent) === '${name}');
   own?.click();
   return own !== undefined && !own.disabled;`;
const TIME = `return document.querySelector('.readouts')?.textContent ?? ''`;

/** The main job: the page comes, plays, and a slider changes what it shows. */
export async function mainJob(engine: Engine, base: string): Promise<void> {
  await engine.open(`${base}?seed=5`);
  await until<string>(engine, TIME, (text) => /time [2-9]/.test(text));
  await engine.run(`const slider = Array.from(document.querySelectorAll('.slider'))
      .find((one) => one.textContent.includes('Load'))
      .querySelector('input[type="range"]');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(slider, slider.max);
    slider.dispatchEvent(new Event('input', { bubbles: true }));`);
  await until<string>(engine, 'return location.search', (query) => query.includes('lambda=0.999'));
}

/** A link leads to the same queues in every browser: those that the model has here. */
export async function sameQueues(engine: Engine, base: string): Promise<void> {
  await engine.open(`${base}${QUERY}&t=300`);
  await until<string>(engine, TIME, (text) => text.includes('time 300'));
  await engine.run(press('Show data', 'Floor'));
  const rows = await until<string[][]>(
    engine,
    `return Array.from(document.querySelectorAll('[aria-label="Floor"] tbody tr'), (row) => Array.from(row.children, (cell) => cell.textContent))`,
    (found) => found.length > 0,
  );
  const simulation = new Simulation(PARAMETERS);
  simulation.advance(300);
  const floors = simulation.snapshot().systems.map(({ floor }) => {
    if (floor.kind !== 'servers') throw new Error('too many servers');
    return floor.lengths;
  });
  rows.forEach(([label, ...counts], k) => {
    expect(Number(label)).toBe(k);
    expect(counts.map(Number)).toEqual(
      floors.map((lengths) => lengths.filter((length) => length === k).length),
    );
  });
  expect(rows.length).toBeGreaterThanOrEqual(Math.max(...floors.flatMap((lengths) => [...lengths])));
}

/** Slow mode tells the events that the model has here. */
export async function sameEvents(engine: Engine, base: string): Promise<void> {
  await engine.open(`${base}${QUERY}&speed=0.1`);
  await until<string>(engine, TIME, (text) => text.includes('time 0.0'));
  const simulation = new Simulation(PARAMETERS);
  let before = '';
  for (let i = 0; i < 4; i++) {
    await engine.run(press('Step'));
    const last = before;
    before = await until<string>(
      engine,
      `return document.querySelector('.floor-event')?.textContent ?? ''`,
      (text) => text !== last && text !== '',
    );
    expect(before).toBe(eventText(simulation.step(), PARAMETERS.choices));
  }
}

/** A small table has the figures that the model has here. */
export async function sameTable(engine: Engine, base: string): Promise<void> {
  const query = '?view=table&n=10,20&d=2&lambda=0.5,0.9&runs=3&time=1500&seed=11';
  await engine.open(`${base}${query}`);
  await until<boolean>(engine, press('Run all'), Boolean);
  await until<string>(engine, `return document.querySelector('[role="status"]')?.textContent ?? ''`, (text) =>
    text.includes('4 of 4 cells'),
  );
  const shown = await engine.run<string[]>(
    `return Array.from(document.querySelectorAll('td.cell-simulated'), (cell) => cell.textContent)`,
  );
  const experiment = experimentOf(readTableLink(query).fields);
  const results = experiment.cells.map((cell) =>
    cellResult(
      cell,
      experiment,
      cellTasks(cell, experiment).map(({ parameters, schedule }) =>
        simulateReplication(parameters, schedule),
      ),
    ),
  );
  expect(shown).toEqual(paperTable(results, experiment).rows.map(({ simulated }) => simulated));
}

/** An embedded figure runs in a frame without an origin, and says so to its host. */
export async function sandboxedEmbed(engine: Engine, base: string): Promise<void> {
  // Any page of the host will do; what it shows gives way to the frame.
  await engine.open(`${base}?view=table`);
  await until<number>(
    engine,
    `if (!window.heard) {
       window.heard = [];
       addEventListener('message', ({ data }) => data?.protocol === 'two-choices' && window.heard.push(data));
       document.body.innerHTML = '<iframe sandbox="allow-scripts" src="${base}?view=embed&seed=5" width="600" height="700"></iframe>';
     }
     return Math.max(0, ...window.heard.map(({ snapshot }) => snapshot?.time ?? 0));`,
    (time) => time > 1,
  );
}
