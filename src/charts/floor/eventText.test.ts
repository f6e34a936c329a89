import { expect, test } from 'vitest';
import type { ObservedEvent } from '../../model/observedEvent';
import { customerCaptions } from './customerCaption';
import { eventText } from './eventText';

const arrival: ObservedEvent = {
  kind: 'arrival',
  time: 12.34561,
  probes: [3, 16, 0],
  servers: [16, 3, 0],
  lengthsBefore: [1, 4, 0],
  probedLengths: [[4, 1], [4], [4, 1, 0]],
};

const service: ObservedEvent = {
  kind: 'service',
  time: 3,
  probes: [],
  servers: [8, 8, 8],
  lengthsBefore: [3, 0, 1],
  probedLengths: [[], [], []],
};

function many(count: number): ObservedEvent {
  const probes = Array.from({ length: count }, (_, i) => i);
  return { ...arrival, probes, servers: [7], lengthsBefore: [2], probedLengths: [probes.map((i) => 9 - i)] };
}

test('an arrival in whole sentences, servers numbered from 1', () => {
  expect(eventText(arrival, [2, 1, 3])).toBe(
    'Customer at time 12.3456: d = 2 looked at server 4 (4 customers) and server 17 (1 customer), joined server 17. ' +
      'd = 1 looked at server 4 (4 customers), joined server 4. ' +
      'd = 3 looked at server 4 (4 customers), server 17 (1 customer) and server 1 (0 customers), joined server 1.',
  );
});

test('a service in whole sentences', () => {
  expect(eventText(service, [2, 1, 3])).toBe(
    'Server 9 served a customer at time 3.0000: d = 2 had 3 customers there, now 2. d = 1 had nobody there. ' +
      'd = 3 had 1 customer there, now idle.',
  );
});

test('of very many probes the shortest only', () => {
  expect(eventText(many(40), [40])).toBe(
    'Customer at time 12.3456: d = 40 looked at 40 servers, the shortest queue at server 8 (2 customers), joined server 8.',
  );
});

test('captions are short, and have a shorter form where there is one', () => {
  expect(customerCaptions(arrival, 0)).toEqual(['looks at two queues: 4 here, 1 there', '4 here, 1 there']);
  expect(customerCaptions(arrival, 1)).toEqual(['joins a random queue: 4 there', '4 there']);
  const alone = { ...arrival, probedLengths: [[0]], lengthsBefore: [0] };
  expect(customerCaptions(alone, 0)).toEqual(['joins a random queue: nobody there', 'nobody there']);
  expect(customerCaptions(arrival, 2)[0]).toBe('looks at three queues: 4, 1 and 0');
  expect(customerCaptions(many(40), 0)[0]).toBe('looks at 40 queues: the shortest has 2');
  expect(customerCaptions(service, 0)[0]).toBe('server 9 has served a customer');
  expect(customerCaptions(service, 1)[0]).toBe('server 9 is idle here');
  const twice = { ...arrival, probes: [3, 3], probedLengths: [[4, 4]], lengthsBefore: [4] };
  expect(customerCaptions(twice, 0)[0]).toBe('looks at the same queue each time: 4 there');
});
