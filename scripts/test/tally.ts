export type Tally = { passed: number; failed: number; skipped: number };

export const nothing: Tally = { passed: 0, failed: 0, skipped: 0 };

export const add = (a: Tally, b: Tally): Tally => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});

/**
 * A run's tally with its exit code taken into account: a runner that fails without a failed test to show for it
 * (it could not start, a file could not be read) counts as one failure.
 */
export const withExitCode = (tally: Tally, exitCode: number | null): Tally =>
  exitCode === 0 || tally.failed > 0 ? tally : { ...tally, failed: 1 };
