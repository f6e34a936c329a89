// Reads the counts of passed, failed and skipped tests from exit codes and from the reports of Vitest and Playwright.

/** The exit code of a check that could not ask what it has to: neither passed nor failed. */
export const NOT_ASKED = 75;

export function countExit(exitCode) {
  const passed = exitCode === 0 ? 1 : 0;
  const skipped = exitCode === NOT_ASKED ? 1 : 0;
  return { passed, failed: 1 - passed - skipped, skipped };
}

export function countVitest(report) {
  // A file that fails to load has no tests to count, so the file itself is the failure.
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

export function countPlaywright({ stats, errors }) {
  return {
    // Flaky is what passed when it was tried again, which only happens where `CI` is set; the runner lists it by name.
    passed: stats.expected + stats.flaky,
    // Errors outside any test: a file that does not load, a server that does not start.
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  };
}

/** What counts when the runner's exit code and its report are put together. */
export function judge(exitCode, counts) {
  const silent = exitCode === 0 && counts.passed === 0;
  const crashed = exitCode !== 0 && counts.failed === 0;
  return silent || crashed ? { ...counts, failed: counts.failed + 1 } : counts;
}
