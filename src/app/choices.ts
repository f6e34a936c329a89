/** What the same choice is called wherever it is offered. */

export const TAIL_SCALE_OPTIONS = [
  { value: 'log', text: 'log' },
  { value: 'linear', text: 'linear' },
  { value: 'loglog', text: 'log log', title: 'Doubly exponential tails are straight lines' },
] as const;

export const SAMPLING_OPTIONS = [
  { value: 'distinct', text: 'distinct', title: 'The d queues looked at are all different' },
  { value: 'replacement', text: 'with replacement', title: 'The same queue may be looked at twice' },
] as const;
