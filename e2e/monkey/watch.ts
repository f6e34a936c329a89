import type { Frame, Page } from '@playwright/test';

/** What the page is found to be: every broken invariant in words. */
export type Faults = readonly string[];

/** Notes every worker and what the simulation last said; to be called before the page is opened. */
export async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { live: new Set<Worker>(), last: null as unknown };
    Object.assign(window, { seen });
    const Real = window.Worker;
    window.Worker = class extends Real {
      constructor(...args: ConstructorParameters<typeof Worker>) {
        super(...args);
        seen.live.add(this);
        this.addEventListener('message', ({ data }) => {
          if (data?.type === 'snapshot') seen.last = data.snapshot;
        });
      }

      override terminate(): void {
        seen.live.delete(this);
        super.terminate();
      }
    };
  });
}

export async function faultsOf(frame: Frame): Promise<Faults> {
  return frame.evaluate(() => {
    interface System {
      readonly choices: number;
      readonly arrivals: number;
      readonly departures: number;
      readonly inSystem: number;
      readonly tail: Float64Array;
      readonly averageTail: Float64Array;
    }
    const { live, last } = (
      window as unknown as { seen: { live: Set<Worker>; last: { systems: System[] } | null } }
    ).seen;
    const faults: string[] = [];
    // A table, also as the last scene of the lecture, has one for each core.
    const most = document.querySelector('[aria-label="Progress"]') ? 65 : 2;
    if (live.size > most) faults.push(`${live.size} live workers`);
    for (const { choices, arrivals, departures, inSystem, tail, averageTail } of last?.systems ?? []) {
      if (arrivals - departures !== inSystem)
        faults.push(`d = ${choices}: ${arrivals} − ${departures} ≠ ${inSystem}`);
      for (const [name, own] of [
        ['tail', tail],
        ['average tail', averageTail],
      ] as const) {
        if (own[0] !== 1) faults.push(`d = ${choices}: the ${name} begins with ${own[0]}`);
        // Averages are quotients of sums: equal levels may differ in the last bit.
        const rises = Array.from(own).findIndex((value, k) => k > 0 && !(value <= (own[k - 1] ?? 0) + 1e-12));
        if (rises > 0) faults.push(`d = ${choices}: the ${name} rises at ${rises}`);
      }
    }
    // Not only what is shown: also what is told to those who hear it.
    const root = document.querySelector('#root')?.cloneNode(true);
    // What somebody wrote is quoted, whatever it was.
    if (root instanceof Element)
      for (const quoted of root.querySelectorAll('[role="alert"], .notice')) quoted.remove();
    const text = root?.textContent ?? '';
    if (text.trim() === '') faults.push('a blank page');
    const wrong = /NaN|undefined|Infinity|\[object|null/.exec(text);
    if (wrong) faults.push(`“${text.slice(Math.max(0, wrong.index - 30), wrong.index + 20)}” on the page`);
    for (const { textContent } of document.querySelectorAll('.readout-value')) {
      if (!/\d|–|settling/.test(textContent ?? '')) faults.push(`a readout says “${textContent}”`);
    }
    if (document.documentElement.scrollWidth > window.innerWidth + 1) {
      faults.push(`${document.documentElement.scrollWidth} pixels wide in ${window.innerWidth}`);
    }
    return faults;
  });
}
