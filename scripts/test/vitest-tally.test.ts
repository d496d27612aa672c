import { expect, test } from "vitest";
import { type FileRun, tallyVitest } from "./vitest-tally.ts";

type Case = { name: string; state: string; tags?: string[]; message?: string; flaky?: boolean };

const times = { collectDuration: 500, setupDuration: 0, duration: 1500 } as ReturnType<FileRun["diagnostic"]>;

const file = (relativeModuleId: string, cases: Case[], error?: string): FileRun => ({
  relativeModuleId,
  children: {
    allTests: () =>
      cases.map(({ name, state, tags = [], message, flaky = false }) => ({
        fullName: name,
        tags,
        meta: () => ({ coreSeconds: 3 }),
        diagnostic: () => ({ flaky, duration: 1000 }),
        result: () => ({ state, errors: message === undefined ? undefined : [{ message }] }),
      })),
  },
  state: () => (error !== undefined || cases.some(({ state }) => state === "failed") ? "failed" : "passed"),
  errors: () => (error === undefined ? [] : [{ message: error }]),
  diagnostic: () => times,
});

const time = { seconds: 1, coreSeconds: 3 };

test("lists failed tests and files that could not be loaded", () => {
  const files = [
    file("a.test.ts", [{ name: "adds", state: "passed" }]),
    file("b.test.ts", [
      { name: "adds", state: "passed" },
      { name: "counts › twice", state: "failed", message: "Error: 1 is not 2\n at b" },
    ]),
    file("c.test.ts", [], "SyntaxError: no"),
  ];
  expect(tallyVitest(files, false)).toEqual({
    passed: 2,
    skipped: 0,
    failures: ["b.test.ts › counts › twice\n    Error: 1 is not 2", "c.test.ts\n    SyntaxError: no"],
    flaky: [],
    files: [
      { file: "a.test.ts", seconds: 2, coreSeconds: 3, tests: [{ ...time, title: "adds" }] },
      {
        file: "b.test.ts",
        seconds: 2,
        coreSeconds: 6,
        tests: ["adds", "counts › twice"].map((title) => ({ ...time, title })),
      },
      { file: "c.test.ts", seconds: 2, coreSeconds: 0, tests: [] },
    ],
  });
});

test("counts tests that cannot run as skipped, except deep-run tests", () => {
  const files = [
    file("a.test.ts", [
      { name: "sixty rounds", state: "skipped", tags: ["deep"] },
      { name: "in a keychain", state: "skipped" },
    ]),
  ];
  expect(tallyVitest(files, false)).toMatchObject({ passed: 0, skipped: 1 });
  expect(tallyVitest(files, true)).toMatchObject({ passed: 0, skipped: 2 });
});

test("lists tests that passed on a retry", () => {
  const cases = [
    { name: "adds", state: "passed" },
    { name: "counts", state: "passed", flaky: true },
  ];
  expect(tallyVitest([file("a.test.ts", cases)], false)).toMatchObject({
    passed: 2,
    failures: [],
    flaky: ["a.test.ts › counts"],
  });
});
