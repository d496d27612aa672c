import type { JSONReport, JSONReportSpec } from "playwright/types/testReporter";
import { describeFailure, type FileTime, type Tally } from "./tally.ts";

type Result = { duration: number; errors: { message: string }[] };
type Spec = Pick<JSONReportSpec, "title" | "file" | "line"> & {
  tests: { projectName: string; status: string; results: Result[] }[];
};
type Suite = { specs: Spec[]; suites?: Suite[] };

export type PlaywrightReport = {
  stats: Pick<JSONReport["stats"], "expected" | "flaky" | "skipped">;
  suites: Suite[];
};

const specsOf = (suite: Suite): Spec[] => [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];

const failuresOf = ({ title, file, line, tests }: Spec): string[] =>
  tests
    .filter(({ status }) => status === "unexpected")
    .map(({ projectName, results }) =>
      describeFailure(`[${projectName}] ${file}:${line} › ${title}`, results[0]?.errors[0]?.message),
    );

/** Omits the line number, so that edits do not change a test's name. */
const flakyOf = ({ title, file, tests }: Spec): string[] =>
  tests
    .filter(({ status }) => status === "flaky")
    .map(({ projectName }) => `[${projectName}] ${file} › ${title}`);

function fileTimes(specs: Spec[]): FileTime[] {
  const times = new Map<string, FileTime>();
  for (const { file, tests } of specs) {
    const time = times.get(file) ?? { file: `tests/e2e/${file}`, seconds: 0, tests: 0 };
    const durations = tests.flatMap(({ results }) => results.map(({ duration }) => duration));
    time.seconds += durations.reduce((sum, ms) => sum + ms / 1000, 0);
    time.tests += tests.length;
    times.set(file, time);
  }
  return [...times.values()];
}

export function tallyPlaywright(report: PlaywrightReport): Tally {
  const specs = report.suites.flatMap(specsOf);
  return {
    passed: report.stats.expected + report.stats.flaky,
    skipped: report.stats.skipped,
    failures: specs.flatMap(failuresOf),
    flaky: specs.flatMap(flakyOf),
    files: fileTimes(specs),
  };
}
