import type { JSONReport, JSONReportSpec } from "playwright/types/testReporter";
import { describeFailure, type FileTime, type Tally } from "./tally.ts";

type Result = { duration: number; errors: { message: string }[] };
type Spec = Pick<JSONReportSpec, "title" | "file" | "line"> & {
  tests: { projectName: string; status: string; results: Result[] }[];
};
type Suite = { specs: Spec[]; suites?: Suite[] };

/** What the tally needs of the file that Playwright's `json` reporter writes. */
export type PlaywrightReport = {
  stats: Pick<JSONReport["stats"], "expected" | "skipped">;
  suites: Suite[];
};

const specsOf = (suite: Suite): Spec[] => [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];

/** A flaky journey is a failed one: it failed for somebody. */
const failuresOf = ({ title, file, line, tests }: Spec): string[] =>
  tests
    .filter(({ status }) => status === "unexpected" || status === "flaky")
    .map(({ projectName, results }) =>
      describeFailure(`[${projectName}] ${file}:${line} › ${title}`, results[0]?.errors[0]?.message),
    );

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
    passed: report.stats.expected,
    skipped: report.stats.skipped,
    failures: specs.flatMap(failuresOf),
    files: fileTimes(specs),
  };
}
