import type { JSONReport, JSONReportSpec } from "playwright/types/testReporter";
import { describeFailure, type Tally } from "./tally.ts";

type Spec = Pick<JSONReportSpec, "title" | "file" | "line"> & {
  tests: { projectName: string; status: string; results: { errors: { message: string }[] }[] }[];
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

export const tallyPlaywright = (report: PlaywrightReport): Tally => ({
  passed: report.stats.expected,
  skipped: report.stats.skipped,
  failures: report.suites.flatMap(specsOf).flatMap(failuresOf),
});
