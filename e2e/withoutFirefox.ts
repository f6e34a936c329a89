import type { LaunchOptions } from '@playwright/test';

/** For `test.skip(...)` in files that run in Firefox too: where there is none, its tests say so instead of failing. */
export const WITHOUT_FIREFOX = [
  ({ browserName, launchOptions }: { browserName: string; launchOptions: LaunchOptions }) =>
    browserName === 'firefox' && launchOptions.executablePath === undefined,
  'no Firefox ESR here, and none could be installed',
] as const;
