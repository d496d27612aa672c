import { writeFileSync } from "node:fs";
import type { Reporter, TestCase, TestModule } from "vitest/node";
import { coreMeter } from "../../tests/setup/core-seconds.ts";
import { count, type Counted, describeFailure, type TestRun } from "./tally.ts";

type Case = Pick<TestCase, "fullName" | "tags" | "meta"> & {
  result: () => { state: string; errors?: readonly { message: string }[] | undefined };
  diagnostic: () => { flaky: boolean; duration: number } | undefined;
};

export type FileRun = Pick<TestModule, "relativeModuleId" | "state" | "diagnostic"> & {
  children: { allTests: () => Iterable<Case> };
  errors: () => readonly { message: string }[];
};

function testRun(file: string, test: Case): TestRun {
  const { state, errors } = test.result();
  const { flaky = false, duration = 0 } = test.diagnostic() ?? {};
  return {
    file,
    title: test.fullName,
    outcome: state === "passed" ? (flaky ? "flaky" : "passed") : state === "failed" ? "failed" : "skipped",
    error: errors?.[0]?.message,
    seconds: duration / 1000,
    coreSeconds: test.meta().coreSeconds ?? null,
  };
}

/** Tests tagged `deep` do not count as skipped in other runs. `ofFiles`: CPU seconds that exceed the sum of the tests. */
export function tallyVitest(
  files: readonly FileRun[],
  isDeep: boolean,
  ofFiles: ReadonlyMap<string, number> = new Map(),
): Counted {
  const tests = files.flatMap((file) =>
    [...file.children.allTests()]
      .filter(({ tags }) => isDeep || !tags.includes("deep"))
      .map((test) => testRun(file.relativeModuleId, test)),
  );
  const measured = files.map((file) => {
    const { collectDuration, setupDuration, duration } = file.diagnostic();
    const seconds = (collectDuration + setupDuration + duration) / 1000;
    return [file.relativeModuleId, { seconds, coreSeconds: ofFiles.get(file.relativeModuleId) }] as const;
  });
  const counted = count(tests, new Map(measured));
  // A file that fails to load, or whose hooks fail, does not report a failed test.
  const broken = files.filter(
    (file) =>
      file.state() === "failed" &&
      !tests.some((test) => test.file === file.relativeModuleId && test.outcome === "failed"),
  );
  const failures = broken.map((file) => describeFailure(file.relativeModuleId, file.errors()[0]?.message));
  return { ...counted, failures: [...counted.failures, ...failures] };
}

/** Writes the tally to TALLY_FILE. */
export default class TallyReporter implements Reporter {
  // Component tests run in pages of one browser: the files that run at the same time share its CPU time equally.
  #used = coreMeter();
  #running = new Map<string, TestCase | undefined>();
  #ofFiles = new Map<string, number>();

  onTestModuleQueued(file: TestModule): void {
    this.#share();
    if (file.project.isBrowserEnabled()) this.#running.set(file.relativeModuleId, undefined);
  }

  onTestCaseReady(test: TestCase): void {
    this.#share();
    if (this.#running.has(test.module.relativeModuleId))
      this.#running.set(test.module.relativeModuleId, test);
  }

  onTestCaseResult({ module: file }: TestCase): void {
    this.#share();
    if (this.#running.has(file.relativeModuleId)) this.#running.set(file.relativeModuleId, undefined);
  }

  onTestModuleEnd(file: TestModule): void {
    this.#share();
    this.#running.delete(file.relativeModuleId);
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
    writeFileSync(file, JSON.stringify(tallyVitest(modules, depth === "deep", this.#ofFiles)));
  }
}
