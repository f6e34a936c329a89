import { type ControlState, DEFAULT_CONTROLS } from '../../stores/controlStore';
import { USUAL, type Usual } from '../usual';

/** The pictures a scene can show. */
export type Picture = 'floor' | 'tail' | 'history' | 'load' | 'table';

/** One step of the lecture: what is set, what is said, and what to watch. */
export interface Scene {
  readonly title: string;
  /** What differs from the default. */
  readonly set: Partial<ControlState>;
  /** One sentence, read out. */
  readonly text: string;
  /** Where the room should look. */
  readonly watch: string;
  readonly pictures: readonly Picture[];
  /** Customers in a queue that the floor has room for at least: scenes with the same have the same scale. */
  readonly floorLevels?: number;
}

/** The story, in order. */
export const SCENES: readonly Scene[] = [
  {
    title: 'One random choice',
    set: { choices: 1, compareWith: [] },
    text: 'A hundred servers, busy 90 % of the time; each customer joins a queue at random.',
    watch: 'The longest queues: dozens wait at one server while another is idle.',
    pictures: ['floor'],
    floorLevels: 40,
  },
  {
    title: 'A second choice',
    set: { choices: 2, compareWith: [] },
    text: 'Now each customer looks at two queues, and joins the shorter one.',
    watch: 'The same scale as before: hardly anybody waits behind more than four others.',
    pictures: ['floor'],
    floorLevels: 40,
  },
  {
    title: 'See one customer choose',
    set: { serverCount: 20, speed: 0.1, floorOrder: 'server' },
    text: 'The same customers come to both systems; only with two choices do they get to compare.',
    watch: 'The first queue looked at is the same above and below. Press Step for one event at a time.',
    pictures: ['floor'],
  },
  {
    title: 'The same customers, side by side',
    set: { compareWith: [1] },
    text: 'Same arrivals, same services, one more look: customers leave three to four times sooner.',
    watch: 'The curve of d = 2: each further customer in a queue is far less likely than the one before.',
    pictures: ['floor', 'tail'],
  },
  {
    title: 'The third adds little',
    set: { compareWith: [1, 3] },
    text: 'A third choice adds a factor of about 1.3: the leap is from one to two.',
    watch: 'The gap between d = 1 and d = 2, beside the gap between d = 2 and d = 3.',
    pictures: ['floor', 'tail'],
  },
  {
    title: 'Doubly exponential',
    set: { compareWith: [1, 3], serverCount: 100_000, speed: Number.POSITIVE_INFINITY, tailScale: 'loglog' },
    text: 'With one choice the tail falls like λ to the k; with d choices like λ to the d to the k.',
    watch: 'On this axis a doubly exponential tail is a straight line, and its slope is ln d.',
    pictures: ['tail'],
  },
  {
    title: 'Near saturation',
    set: { arrivalRate: 0.99 },
    text: 'The closer to full load, the more the second choice is worth: at 99 %, 18 times for n → ∞.',
    watch: 'The distance between the two curves at the marked load. Drag it.',
    pictures: ['floor', 'load'],
  },
  {
    title: 'How many servers are enough?',
    set: { serverCount: 10, speed: 1000 },
    text: 'The prediction is for infinitely many servers; here there are ten.',
    watch: 'Drag n to 100, then to 1,000: marks and thin curve fall onto the thick one.',
    pictures: ['floor', 'tail'],
  },
  {
    title: 'The deterministic twin',
    set: { serverCount: 1000, start: 'empty' },
    text: 'From an empty start, a thousand random queues follow one differential equation.',
    watch: 'The jagged line is the simulation, the dashed one its prediction; with d = 2 both soon settle.',
    pictures: ['floor', 'history'],
  },
  {
    title: 'Table 1 of the paper',
    set: { playing: false },
    text: 'Already at a hundred servers the prediction is right to 1 % up to a load of 0.7; near saturation it is off by up to a fifth.',
    watch:
      'Press Run all, then see the errors: they grow with load and with d. The refined prediction takes most of them away.',
    pictures: ['table'],
  },
];

/** Of a page with the lecture in it. */
export const USUAL_WITH_LECTURE: Usual = {
  sceneCount: SCENES.length,
  controls: (place) => (place.view === 'lecture' ? sceneControls(place.scene) : USUAL.controls(place)),
};

/** What a scene sets, the rest as usual. */
export function sceneControls(scene: number): ControlState {
  return { ...DEFAULT_CONTROLS, ...SCENES[scene - 1]?.set, view: 'lecture', scene };
}
