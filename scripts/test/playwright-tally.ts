import type { JSONReport, JSONReportSpec } from "playwright/types/testReporter";
import { describeFailure, type FileTime, sumCores, type Counted, type TestTime } from "./tally.ts";

type Result = { duration: number; errors: { message: string }[] };
type Spec = Pick<JSONReportSpec, "title" | "file" | "line"> & {
  tests: {
    projectName: string;
    status: string;
    annotations: { type: string; description?: string }[];
    results: Result[];
  }[];
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

/** The sum over a test's attempts; tests/setup/journey*.ts note one figure for each. */
function sumOf(wanted: string, annotations: Spec["tests"][number]["annotations"]): number | undefined {
  const noted = annotations.filter(({ type }) => type === wanted);
  return noted.length === 0
    ? undefined
    : noted.reduce((sum, { description }) => sum + Number(description), 0);
}

function fileTimes(specs: Spec[]): FileTime[] {
  const tests = specs.flatMap(({ file, title, tests: variants }) =>
    variants
      .filter(({ status }) => status !== "skipped")
      .map(({ annotations, results }): TestTime & { file: string } => ({
        file: `tests/e2e/${file}`,
        title,
        seconds: results.reduce((sum, { duration }) => sum + duration / 1000, 0),
        coreSeconds: sumOf("core seconds", annotations) ?? null,
        pageLoads: sumOf("page loads", annotations),
      })),
  );
  return [...Map.groupBy(tests, ({ file }) => file)].map(([file, times]) => ({
    file,
    seconds: times.reduce((sum, { seconds }) => sum + seconds, 0),
    coreSeconds: sumCores(times),
    tests: times.map(({ title, seconds, coreSeconds, pageLoads }) => ({
      title,
      seconds,
      coreSeconds,
      pageLoads,
    })),
  }));
}

export function tallyPlaywright(report: PlaywrightReport): Counted {
  const specs = report.suites.flatMap(specsOf);
  return {
    passed: report.stats.expected + report.stats.flaky,
    skipped: report.stats.skipped,
    failures: specs.flatMap(failuresOf),
    flaky: specs.flatMap(flakyOf),
    files: fileTimes(specs),
  };
}
