import { describe, expect, test } from 'vitest';
import type { ObservedEvent } from '../../model/observedEvent';
import type { Parameters } from '../../model/parameters';
import { Simulation } from '../../model/simulation';
import { Choreography, MOST_ACTS, progressOf } from './choreography';
import { LANDING, type Pace, paceOf, STEP_PACE } from './customerPhases';

const PACE: Pace = { arrivalMs: 1000, serviceMs: 400, held: false };

const parameters: Parameters = {
  choices: [2, 1],
  arrivalRate: 0.95,
  serverCount: 3,
  sampling: 'distinct',
  start: 'equilibrium',
  seed: 3,
};

function arrival(server: number, lengthBefore: number): ObservedEvent {
  const probedLengths = [[lengthBefore]];
  return {
    kind: 'arrival',
    time: 1,
    probes: [server],
    servers: [server],
    lengthsBefore: [lengthBefore],
    probedLengths,
  };
}

function service(server: number, lengthBefore: number): ObservedEvent {
  return {
    kind: 'service',
    time: 1,
    probes: [],
    servers: [server],
    lengthsBefore: [lengthBefore],
    probedLengths: [[]],
  };
}

function lengthsOf(simulation: Simulation): Int32Array[] {
  return simulation.snapshot().systems.map(({ floor }) => {
    if (floor.kind !== 'servers') throw new Error('too many servers');
    return floor.lengths;
  });
}

/** Customers on their way to a server and customers who wait to leave it, by the definition in the class. */
function onTheWay(stage: Choreography, system: number, server: number, nowMs: number): number {
  let sum = 0;
  for (const act of stage.acts) {
    if (act.event.servers[system] !== server) continue;
    const progress = progressOf(act, system, nowMs);
    if (act.event.kind === 'arrival' && progress < LANDING) sum++;
    if (act.event.kind === 'service' && progress < 0) sum--;
  }
  return sum;
}

test('a customer is on the way until it lands, and stands in the queue from then on', () => {
  const stage = new Choreography();
  stage.admit([arrival(1, 2)], 5000, PACE);
  const lengths = Int32Array.of(0, 3, 1);
  const standing = (nowMs: number) => Array.from(stage.motion(0, lengths, nowMs).standing);
  expect(standing(5000)).toEqual([0, 2, 1]);
  expect(standing(5000 + 1000 * LANDING - 1)).toEqual([0, 2, 1]);
  expect(standing(5000 + 1000 * LANDING + 1)).toEqual([0, 3, 1]);
  expect(stage.pass(5999)).toBe(true);
  expect(stage.pass(6001)).toBe(false);
  expect(stage.acts).toEqual([]);
});

test('those behind one who was served move up from one place behind', () => {
  const stage = new Choreography();
  stage.admit([service(0, 3)], 0, PACE);
  const behind = (nowMs: number) => stage.motion(0, Int32Array.of(2, 0), nowMs).behind[0] ?? Number.NaN;
  expect(behind(0)).toBe(1);
  expect(behind(200)).toBeGreaterThan(0);
  expect(behind(200)).toBeLessThan(1);
  expect(behind(400)).toBe(0);
  expect(Array.from(stage.motion(0, Int32Array.of(2, 0), 0).standing)).toEqual([2, 0]);
});

test('who is served before having landed lands first, and leaves then', () => {
  const stage = new Choreography();
  stage.admit([arrival(0, 0)], 0, PACE);
  stage.admit([service(0, 1)], 100, PACE);
  const standing = (nowMs: number) => stage.motion(0, Int32Array.of(0), nowMs).standing[0];
  const [, leaving] = stage.acts;
  expect(leaving?.startsMs).toEqual([1000 * LANDING]);
  expect(standing(200)).toBe(0);
  // At its landing it leaves: no longer standing, not yet gone.
  expect(standing(1000 * LANDING + 1)).toBe(0);
  expect(stage.pass(1000 * LANDING + 399)).toBe(true);
  expect(stage.pass(1000 * LANDING + 401)).toBe(false);
});

test('nobody leaves an idle server', () => {
  const stage = new Choreography();
  stage.admit([service(0, 0)], 0, PACE);
  expect(stage.motion(0, Int32Array.of(0), 10)).toEqual({
    standing: Int32Array.of(0),
    behind: Float32Array.of(0),
  });
});

describe('standing and on the way together are the queue length, at every server and moment', () => {
  test.each([
    ['few a frame', 0.02],
    ['about a dozen a frame', 2],
    ['more than the stage holds a frame', 60],
  ])('%s', (_, timeAFrame) => {
    const simulation = new Simulation(parameters);
    const stage = new Choreography();
    for (let frame = 1; frame <= 400; frame++) {
      const nowMs = frame * 16;
      const events: ObservedEvent[] = [];
      simulation.advance(frame * timeAFrame, (event) => events.push(event));
      // The pace changes on the way, as it does when the speed is moved.
      stage.admit(events, nowMs, frame % 3 === 0 ? paceOf(10) : PACE);
      stage.pass(nowMs);
      expect(stage.acts.length).toBeLessThanOrEqual(MOST_ACTS);
      lengthsOf(simulation).forEach((lengths, system) => {
        for (const later of [0, 7, 300, 2500]) {
          const { standing } = stage.motion(system, lengths, nowMs + later);
          standing.forEach((count, server) => {
            const moving = onTheWay(stage, system, server, nowMs + later);
            expect(count + moving).toBe(lengths[server]);
            expect(count).toBeGreaterThanOrEqual(0);
          });
        }
        // Once everything has come to rest the picture is the truth.
        expect(stage.motion(system, lengths, nowMs + 10_000).standing).toEqual(lengths);
      });
    }
  });
});

describe('steps', () => {
  test('another step ends the one before, and each picture is held until then', () => {
    const stage = new Choreography();
    stage.admit([arrival(0, 0)], 0, STEP_PACE);
    stage.admit([arrival(1, 0)], 100, STEP_PACE);
    expect(stage.acts.map(({ event }) => event.servers[0])).toEqual([1]);
    expect(Array.from(stage.motion(0, Int32Array.of(1, 1), 100).standing)).toEqual([1, 0]);
    expect(stage.pass(60_000)).toBe(false);
    expect(stage.acts).toHaveLength(1);
  });

  test('a picture held fades when time goes on', () => {
    const stage = new Choreography();
    stage.admit([arrival(0, 0)], 0, STEP_PACE);
    stage.pass(10_000);
    stage.admit([arrival(1, 0)], 10_000, PACE);
    expect(stage.pass(10_100)).toBe(true);
    expect(stage.acts).toHaveLength(2);
    stage.pass(10_500);
    expect(stage.acts).toHaveLength(1);
  });

  test('a step back shows what happened, at rest', () => {
    const stage = new Choreography();
    stage.rest(arrival(1, 4));
    expect(stage.pass(0)).toBe(false);
    expect(Array.from(stage.motion(0, Int32Array.of(0, 5), 0).standing)).toEqual([0, 5]);
    expect(stage.acts.map((act) => progressOf(act, 0, 0))).toEqual([1]);
  });
});

describe('one is followed', () => {
  test('from its coming until it is in its queue, then the next to come', () => {
    const stage = new Choreography();
    const followed = (nowMs: number) => {
      stage.pass(nowMs);
      return stage.followed?.event.servers[0];
    };
    stage.admit([arrival(0, 0)], 0, PACE);
    expect(followed(0)).toBe(0);
    stage.admit([arrival(1, 0), service(0, 1)], 300, PACE);
    expect(followed(300)).toBe(0);
    // Of the second most is over by then.
    expect(followed(1001)).toBeUndefined();
    stage.admit([arrival(2, 0)], 1100, PACE);
    expect(followed(1100)).toBe(2);
  });

  test('a step until it has faded', () => {
    const stage = new Choreography();
    stage.admit([service(1, 2)], 0, STEP_PACE);
    stage.pass(5000);
    expect(stage.followed?.event.servers[0]).toBe(1);
    stage.admit([arrival(0, 0)], 5000, PACE);
    stage.pass(5100);
    expect(stage.followed?.held).toBe(true);
    stage.rest(null);
    stage.pass(5100);
    expect(stage.followed).toBeNull();
  });
});

test('the slower they come the longer each is seen, and about as many are on their way', () => {
  for (const customersASecond of [0.5, 1, 2, 4, 8, 12]) {
    const { arrivalMs } = paceOf(customersASecond);
    expect((arrivalMs / 1000) * customersASecond).toBeLessThan(6);
    expect(arrivalMs).toBeGreaterThan(400);
  }
  expect(paceOf(1).arrivalMs).toBeGreaterThan(paceOf(12).arrivalMs);
});
