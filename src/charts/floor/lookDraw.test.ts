import { expect, test } from 'vitest';
import type { ObservedEvent } from '../../model/observedEvent';
import { Simulation } from '../../model/simulation';
import { Choreography } from './choreography';
import { paceOf } from './customerPhases';
import type { CustomerScene } from './customerScene';
import type { Canvas } from './floorScene';
import { drawLengths } from './lookDraw';

const SERVERS = 8;
const FRAME_MS = 16;

test('a length is written under a server only while as many stand there, not counting the one who looks', () => {
  const simulation = new Simulation({
    choices: [2, 1],
    arrivalRate: 0.9,
    serverCount: SERVERS,
    sampling: 'distinct',
    start: 'equilibrium',
    seed: 5,
  });
  const stage = new Choreography();
  const drawn: { text: string; server: number }[] = [];
  const canvas = {
    fillText: (text: string, x: number) => drawn.push({ text, server: Math.round(x / 40 - 0.5) }),
  } as unknown as Canvas;
  const layout = { left: 0, pitch: 40, sorted: 0, slow: 1, unit: 10 };
  let written = 0;
  let left = 0;
  for (let frame = 1; frame <= 3000; frame++) {
    const nowMs = frame * FRAME_MS;
    const events: ObservedEvent[] = [];
    // Several customers a second, so that many are on the way at once.
    simulation.advance(frame * 0.01, (event) => events.push(event));
    stage.admit(events, nowMs, paceOf(5));
    stage.pass(nowMs);
    const { followed } = stage;
    if (!followed) continue;
    simulation.snapshot().systems.forEach(({ floor }, system) => {
      if (floor.kind !== 'servers') throw new Error('too many servers');
      const motion = stage.motion(system, floor.lengths, nowMs);
      const places = Float64Array.from(floor.lengths, (_, server) => server);
      const scene = {
        layout,
        strip: { system, groundY: 100, presence: 1 },
        colors: { text: '', family: '' },
        type: 13,
        system,
        seen: { ...motion, places },
        nowMs,
      };
      drawn.length = 0;
      drawLengths(canvas, followed, scene as unknown as CustomerScene);
      const landed = nowMs - (followed.startsMs[system] ?? 0) >= 0.86 * followed.durationMs;
      for (const { text, server } of drawn) {
        const own = landed && server === followed.event.servers[system] ? 1 : 0;
        expect((motion.standing[server] ?? 0) - own).toBe(Number(text));
        written++;
      }
      left += (followed.event.probedLengths[system]?.length ?? 0) - drawn.length;
    });
  }
  // Most are written: what is left out is the exception.
  expect(written).toBeGreaterThan(1000);
  expect(left).toBeLessThan(written);
});
