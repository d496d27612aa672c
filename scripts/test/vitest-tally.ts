import { relative } from "node:path";
import type { JsonTestResults } from "vitest/node";
import { describeFailure, type Tally } from "./tally.ts";

type FileResult = Pick<JsonTestResults["testResults"][number], "name" | "status" | "message"> & {
  assertionResults: { fullName: string; status: string; failureMessages: string[] | null | undefined }[];
};

/** What the tally needs of the file that Vitest's `json` reporter writes. */
export type VitestReport = Pick<JsonTestResults, "numPassedTests" | "numPendingTests"> & {
  testResults: FileResult[];
};

function failuresOf({ name, status, message, assertionResults }: FileResult): string[] {
  const file = relative(process.cwd(), name);
  const failed = assertionResults.filter((test) => test.status === "failed");
  // A file that cannot be loaded, or whose hooks fail, has no failed test to name.
  if (failed.length === 0) return status === "failed" ? [describeFailure(file, message)] : [];
  return failed.map((test) => describeFailure(`${file} › ${test.fullName}`, test.failureMessages?.[0]));
}

export const tallyVitest = (report: VitestReport): Tally => ({
  passed: report.numPassedTests,
  skipped: report.numPendingTests,
  failures: report.testResults.flatMap(failuresOf),
});
