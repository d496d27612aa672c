import { writeFileSync } from "node:fs";
import { relative } from "node:path";
import type { Reporter, Suite, TestCase } from "playwright/types/testReporter";
import { count, type TestRun } from "./tally.ts";

type JourneyRun = Pick<TestCase, "title" | "outcome"> & {
  location: { file: string };
  results: {
    duration: number;
    annotations: { type: string; description?: string }[];
    error?: { message?: string };
  }[];
};

const outcomes = { expected: "passed", unexpected: "failed", flaky: "flaky", skipped: "skipped" } as const;

/** Sums over a test's attempts; tests/setup/journey*.ts note one figure for each. */
function noted({ results }: JourneyRun, wanted: string): number | undefined {
  const figures = results
    .flatMap(({ annotations }) => annotations)
    .filter(({ type }) => type === wanted)
    .map(({ description }) => Number(description));
  return figures.length === 0 ? undefined : figures.reduce((sum, figure) => sum + figure);
}

export const journeyRun = (test: JourneyRun): TestRun => ({
  file: relative(process.cwd(), test.location.file).replaceAll("\\", "/"),
  title: test.title,
  outcome: outcomes[test.outcome()],
  error: test.results[0]?.error?.message,
  seconds: test.results.reduce((sum, { duration }) => sum + duration / 1000, 0),
  coreSeconds: noted(test, "core seconds") ?? null,
  pageLoads: noted(test, "page loads"),
});

/** Writes the tally to TALLY_FILE. Without this variable, does nothing. */
export default class TallyReporter implements Reporter {
  #tests: TestCase[] = [];

  onBegin(_config: unknown, suite: Suite): void {
    this.#tests = suite.allTests();
  }

  onEnd(): void {
    const { TALLY_FILE: file } = process.env;
    if (file) writeFileSync(file, JSON.stringify(count(this.#tests.map(journeyRun))));
  }

  printsToStdio(): boolean {
    return false;
  }
}
