import type { Frame, Page } from '@playwright/test';
import type { Dice } from './dice';
import { randomQuery } from './queries';

/** Where a monkey is: the page, and the frame that holds the figure. */
interface Place {
  readonly page: Page;
  readonly frame: Frame;
}

/** One thing to do, in words, done when called. */
export interface Action {
  readonly name: string;
  do(place: Place): Promise<void>;
}

const NONSENSE = [
  '',
  '0',
  '-1',
  '1e9',
  'abc',
  '0,95',
  '0.95',
  '1',
  '999999999',
  '𝟗',
  ' 7 ',
  '1/2',
  '<b>',
  'NaN',
  '1e-9',
];
const KEYS = [
  'Space',
  '.',
  ',',
  'r',
  'n',
  's',
  '?',
  'Escape',
  'Tab',
  'Enter',
  'ArrowRight',
  'ArrowLeft',
  'PageDown',
  'PageUp',
  'Home',
  'End',
  'x',
];
const SIZES = [
  [1366, 768],
  [1920, 1080],
  [820, 1180],
  [390, 844],
  [320, 640],
] as const;
/** So long an action may take before it is given up: what it aims at may go away under it. */
const PATIENCE_MS = 1500;

const PRESSABLE = 'button:enabled, .segment, .check, .views a, input[type="range"]';

/** Presses something that can be pressed, wherever it is on the page. */
function press(dice: Dice): Action {
  const which = dice.next();
  return {
    name: `press ${which.toFixed(4)}`,
    async do({ frame }) {
      const all = frame.locator(PRESSABLE).filter({ visible: true });
      const count = await all.count();
      if (count === 0) return;
      await all.nth(Math.floor(which * count)).click({ timeout: PATIENCE_MS });
    },
  };
}

function moveSlider(dice: Dice): Action {
  const [which, where] = [dice.next(), dice.next()];
  const key = dice.one(['Home', 'End', 'PageUp', 'PageDown', 'ArrowLeft', 'ArrowRight', null]);
  return {
    name: `slider ${which.toFixed(4)} ${key ?? where.toFixed(3)}`,
    async do({ page, frame }) {
      const all = frame.getByRole('slider').filter({ visible: true });
      const count = await all.count();
      if (count === 0) return;
      const slider = all.nth(Math.floor(which * count));
      if (key) return slider.press(key, { timeout: PATIENCE_MS });
      const box = await slider.boundingBox({ timeout: PATIENCE_MS });
      if (!box) return;
      const y = box.y + box.height / 2;
      await page.mouse.move(box.x + box.width / 2, y);
      await page.mouse.down();
      await page.mouse.move(box.x + box.width * where, y, { steps: 3 });
      await page.mouse.up();
    },
  };
}

function write(dice: Dice): Action {
  const which = dice.next();
  const text = dice.one(NONSENSE);
  const key = dice.one(['Enter', 'Escape', 'Tab']);
  return {
    name: `write “${text}” ${which.toFixed(4)} ${key}`,
    async do({ frame }) {
      const all = frame.locator('input[type="text"]').filter({ visible: true });
      const count = await all.count();
      if (count === 0) return;
      const box = all.nth(Math.floor(which * count));
      await box.fill(text, { timeout: PATIENCE_MS });
      await box.press(key, { timeout: PATIENCE_MS });
    },
  };
}

function key(dice: Dice): Action {
  const name = dice.one(KEYS);
  return { name: `key ${name}`, do: ({ page }) => page.keyboard.press(name) };
}

function pointAnywhere(dice: Dice): Action {
  const [x, y] = [dice.next(), dice.next()];
  const wheel = dice.below(3) === 0 ? dice.below(1200) - 600 : null;
  return {
    name: `point at ${x.toFixed(3)}, ${y.toFixed(3)}${wheel === null ? '' : `, wheel ${wheel}`}`,
    async do({ page }) {
      const { width, height } = page.viewportSize() ?? { width: 800, height: 600 };
      await page.mouse.move(x * width, y * height);
      if (wheel === null) await page.mouse.click(x * width, y * height);
      else await page.mouse.wheel(0, wheel);
    },
  };
}

function resize(dice: Dice): Action {
  const [width, height] = dice.one(SIZES);
  return { name: `${width} × ${height}`, do: ({ page }) => page.setViewportSize({ width, height }) };
}

function media(dice: Dice): Action {
  const colorScheme = dice.one(['light', 'dark'] as const);
  const reducedMotion = dice.one(['reduce', 'no-preference'] as const);
  return {
    name: `${colorScheme}, motion ${reducedMotion}`,
    do: ({ page }) => page.emulateMedia({ colorScheme, reducedMotion }),
  };
}

function hide(dice: Dice): Action {
  const ms = dice.below(200);
  return {
    name: `hidden for ${ms} ms`,
    do: ({ frame }) =>
      frame.evaluate(async (duration) => {
        const show = (hidden: boolean) => {
          Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
          document.dispatchEvent(new Event('visibilitychange'));
        };
        show(true);
        await new Promise((resolve) => setTimeout(resolve, duration));
        show(false);
      }, ms),
  };
}

function backOrForward(dice: Dice): Action {
  const back = dice.below(2) === 0;
  return {
    name: back ? 'back' : 'forward',
    async do({ page }) {
      await (back ? page.goBack({ timeout: 5000 }) : page.goForward({ timeout: 5000 }));
      // A page that writes its address just then is taken for the one that was asked for, which comes a moment later.
      await page.waitForTimeout(300);
    },
  };
}

const KINDS = [
  press,
  press,
  press,
  moveSlider,
  moveSlider,
  write,
  key,
  key,
  pointAnywhere,
  resize,
  media,
  hide,
] as const;

/** What comes next. */
export function nextAction(dice: Dice, view: string): Action {
  const kind = dice.below(40);
  if (kind === 0 && view !== 'embed') {
    const query = randomQuery(dice, view);
    return { name: `open ${query}`, do: async ({ page }) => void (await page.goto(`./${query}`)) };
  }
  if (kind === 1 && view !== 'embed') return backOrForward(dice);
  if (view === 'embed' && kind < 8) return message(dice);
  return dice.one(KINDS)(dice);
}

/** A message from the host, right or wrong. */
function message(dice: Dice): Action {
  const type = dice.one([
    'play',
    'pause',
    'step',
    'reset',
    'runTo',
    'getSnapshot',
    'set',
    'set',
    'dance',
    '',
  ]);
  const body = {
    type,
    t: dice.one<unknown>([0, 3, 50, -1, 'x', null]),
    parameters: dice.one<unknown>([
      { d: 3 },
      { lambda: 2 },
      { n: 30, vs: [1] },
      { play: true },
      { speed: 'max' },
      null,
      { z: 1 },
    ]),
    protocol: dice.one(['two-choices', 'two-choices', 'two-choices', 'other']),
    version: dice.one([1, 1, 1, 2]),
    id: dice.below(100),
  };
  return {
    name: `message ${JSON.stringify(body)}`,
    do: ({ page }) =>
      page.evaluate((data) => document.querySelector('iframe')?.contentWindow?.postMessage(data, '*'), body),
  };
}
