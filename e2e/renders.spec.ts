import type { Page } from '@playwright/test';
import { expect, readout, test } from './test';

/** What React's own hook for developer tools tells: each commit, with the regions in which components rendered. */
interface Commits {
  nowMs: number;
  count: number;
  regions: Record<string, number>;
}

interface Fiber {
  readonly tag: number;
  readonly flags: number;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly return: Fiber | null;
  readonly alternate: Fiber | null;
  readonly stateNode: unknown;
}

/**
 * Where sampled numbers stand: the readouts, the answer to why the dots miss the line, and the line that sums it up
 * below the tail; and, where a machine does not keep up, the speed it reaches, twice a second. The pictures in these regions have names of their own and are not among them.
 */
const SAMPLED = ['Readouts', 'Why', 'More pictures', 'Tail', 'Controls'];

/** Counts commits, in the built page as it ships: production React calls this hook where one is installed. */
async function countCommits(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const FUNCTION_COMPONENT = 0;
    const PERFORMED_WORK = 1;
    const commits: Commits = { nowMs: 0, count: 0, regions: {} };
    const regionOf = (fiber: Fiber): string => {
      // The nearest element up or down tells where on the page a component is.
      for (let at: Fiber | null = fiber; at; at = at.child) {
        if (at.stateNode instanceof Element) return nameOf(at.stateNode);
      }
      for (let at: Fiber | null = fiber; at; at = at.return) {
        if (at.stateNode instanceof Element) return nameOf(at.stateNode);
      }
      return 'page';
    };
    const nameOf = (element: Element) =>
      element.closest('[aria-label]')?.getAttribute('aria-label') ?? 'page';
    const walk = (parent: Fiber) => {
      // Children that React did not visit are still those of the fiber's former self.
      if (parent.child === parent.alternate?.child) return;
      for (let at = parent.child; at; at = at.sibling) {
        if (at.tag === FUNCTION_COMPONENT && at.flags & PERFORMED_WORK) {
          const region = regionOf(at);
          commits.regions[region] = (commits.regions[region] ?? 0) + 1;
        }
        walk(at);
      }
    };
    Object.assign(window, {
      commits,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: () => 1,
        onCommitFiberUnmount: () => undefined,
        onPostCommitFiberRoot: () => undefined,
        onCommitFiberRoot: (_: number, root: { current: Fiber }) => {
          commits.count++;
          walk(root.current);
        },
      },
    });
  });
}

const readCommits = (page: Page) =>
  page.evaluate(() => {
    const { commits } = window as unknown as { commits: Commits };
    return { ...structuredClone(commits), nowMs: performance.now() };
  });

test('snapshots make React render the readouts only, four times a second', async ({ page }) => {
  await countCommits(page);
  await page.goto('./?speed=0.5');
  await expect(readout(page, 'Longest queue')).toBeVisible();
  // The last that comes of itself.
  const refined = page.getByRole('region', { name: 'Load', exact: true }).locator('.theory-refined').first();
  await expect(refined).toHaveAttribute('d', /^M/);
  await page.waitForTimeout(1000);
  const before = await readCommits(page);
  await page.waitForTimeout(4000);
  const after = await readCommits(page);
  const grown = Object.keys(after.regions).filter((name) => after.regions[name] !== before.regions[name]);
  expect(grown).toContain('Readouts');
  expect(grown.filter((name) => !SAMPLED.includes(name))).toEqual([]);
  const seconds = (after.nowMs - before.nowMs) / 1000;
  expect(after.count - before.count).toBeGreaterThan(seconds);
  const speedNotes = grown.includes('Controls') ? 2 * seconds : 0;
  expect(after.count - before.count).toBeLessThanOrEqual(4 * seconds + speedNotes + 1);
});
