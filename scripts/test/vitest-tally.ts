import { writeFileSync } from "node:fs";
import type { Reporter, TestCase, TestModule } from "vitest/node";
import { coreMeter } from "../../tests/setup/core-seconds.ts";
import { describeFailure, sumCores, type Counted } from "./tally.ts";

type Case = Pick<TestCase, "fullName" | "tags" | "meta"> & {
  result: () => { state: string; errors?: readonly { message: string }[] | undefined };
  diagnostic: () => { flaky: boolean; duration: number } | undefined;
};

export type FileRun = Pick<TestModule, "relativeModuleId" | "state" | "diagnostic"> & {
  coreSeconds?: number | undefined;
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

export function tallyVitest(files: readonly FileRun[], isDeep: boolean): Counted {
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
    files: files.map(({ relativeModuleId, children, diagnostic, coreSeconds }) => {
      const { collectDuration, setupDuration, duration } = diagnostic();
      const ran = [...children.allTests()].filter((test) => test.result().state !== "skipped");
      const times = ran.map((test) => ({
        title: test.fullName,
        seconds: (test.diagnostic()?.duration ?? 0) / 1000,
        coreSeconds: test.meta().coreSeconds ?? null,
      }));
      return {
        file: relativeModuleId,
        seconds: (collectDuration + setupDuration + duration) / 1000,
        coreSeconds: coreSeconds ?? sumCores(times),
        tests: times,
      };
    }),
  };
}

export default class TallyReporter implements Reporter {
  // Component tests run in pages of one browser: the files that run at the same time share its CPU time equally.
  #used = coreMeter();
  #running = new Map<string, TestCase | undefined>();
  #ofFiles = new Map<string, number>();

  onTestModuleQueued(file: TestModule): void {
    this.#share();
    if (file.project.isBrowserEnabled()) this.#running.set(file.id, undefined);
  }

  onTestCaseReady(test: TestCase): void {
    this.#share();
    if (this.#running.has(test.module.id)) this.#running.set(test.module.id, test);
  }

  onTestCaseResult({ module: file }: TestCase): void {
    this.#share();
    if (this.#running.has(file.id)) this.#running.set(file.id, undefined);
  }

  onTestModuleEnd(file: TestModule): void {
    this.#share();
    this.#running.delete(file.id);
  }

  #share(): void {
    const used = this.#used();
    if (used === undefined) return;
    const share = used / this.#running.size;
    for (const [file, test] of this.#running) {
      this.#ofFiles.set(file, (this.#ofFiles.get(file) ?? 0) + share);
      if (test) test.meta().coreSeconds = (test.meta().coreSeconds ?? 0) + share;
    }
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const { TALLY_FILE: file = "", TEST_DEPTH: depth } = process.env;
    const files = modules.map((module): FileRun => ({
      relativeModuleId: module.relativeModuleId,
      children: module.children,
      state: () => module.state(),
      diagnostic: () => module.diagnostic(),
      coreSeconds: this.#ofFiles.get(module.id),
      errors: () => module.errors(),
    }));
    writeFileSync(file, JSON.stringify(tallyVitest(files, depth === deep)));
  }
}
