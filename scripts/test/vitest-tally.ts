import { writeFileSync } from "node:fs";
import type { Reporter, TestCase, TestModule } from "vitest/node";
import { describeFailure, type Tally } from "./tally.ts";

type Case = Pick<TestCase, "fullName" | "tags"> & {
  result: () => { state: string; errors?: readonly { message: string }[] | undefined };
  diagnostic: () => { flaky: boolean } | undefined;
};

export type FileRun = Pick<TestModule, "relativeModuleId" | "state" | "diagnostic"> & {
  children: { allTests: () => Iterable<Case> };
  errors: () => readonly { message: string }[];
};

/** Tests with this tag only run in a deep run; otherwise they do not count as skipped. */
const deep = "deep";

function failuresOf({ relativeModuleId: file, state, children, errors }: FileRun): string[] {
  const failed = [...children.allTests()].filter((test) => test.result().state === "failed");
  // A file that fails to load, or whose hooks fail, does not report a failed test.
  if (failed.length === 0) {
    return state() === "failed" ? [describeFailure(file, errors()[0]?.message)] : [];
  }
  return failed.map((test) =>
    describeFailure(`${file} › ${test.fullName}`, test.result().errors?.[0]?.message),
  );
}

export function tallyVitest(files: readonly FileRun[], isDeep: boolean): Tally {
  const tests = files.flatMap(({ children }) => [...children.allTests()]);
  const skipped = tests.filter((test) => test.result().state === "skipped");
  return {
    passed: tests.filter((test) => test.result().state === "passed").length,
    skipped: skipped.filter(({ tags }) => isDeep || !tags.includes(deep)).length,
    failures: files.flatMap(failuresOf),
    flaky: files.flatMap(({ relativeModuleId: file, children }) =>
      [...children.allTests()]
        .filter((test) => test.diagnostic()?.flaky)
        .map((test) => `${file} › ${test.fullName}`),
    ),
    files: files.map(({ relativeModuleId, children, diagnostic }) => {
      const { collectDuration, setupDuration, duration } = diagnostic();
      const ran = [...children.allTests()].filter((test) => test.result().state !== "skipped");
      return {
        file: relativeModuleId,
        seconds: (collectDuration + setupDuration + duration) / 1000,
        tests: ran.length,
      };
    }),
  };
}

export default class TallyReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const { TALLY_FILE: file = "", TEST_DEPTH: depth } = process.env;
    const files = modules.map((module) => ({
      relativeModuleId: module.relativeModuleId,
      children: module.children,
      state: () => module.state(),
      diagnostic: () => module.diagnostic(),
      errors: () => module.errors(),
    }));
    writeFileSync(file, JSON.stringify(tallyVitest(files, depth === deep)));
  }
}
