import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    // Statistical tests simulate tens of millions of events; none of them asserts a time.
    testTimeout: 120_000,
    // Tests keep nothing from one file to the next, so that files can share what one has loaded: a sixth of the time.
    isolate: false,
  },
});
