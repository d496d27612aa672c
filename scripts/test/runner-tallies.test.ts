import { join } from "node:path";
import { expect, test } from "vitest";
import { journeyRun } from "./playwright-tally.ts";
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

test("lists Vitest's failed and flaky tests, and files that could not be loaded", () => {
  const files = [
    file("a.test.ts", [{ name: "adds", state: "passed", flaky: true }]),
    file("b.test.ts", [{ name: "counts › twice", state: "failed", message: "Error: 1 is not 2\n at b" }]),
    file("c.test.ts", [], "SyntaxError: no"),
  ];
  const time = { seconds: 1, coreSeconds: 3 };
  expect(tallyVitest(files, false, new Map([["c.test.ts", 1]]))).toEqual({
    passed: 1,
    skipped: 0,
    failures: ["b.test.ts › counts › twice\n    Error: 1 is not 2", "c.test.ts\n    SyntaxError: no"],
    flaky: ["a.test.ts › adds"],
    files: [
      { file: "a.test.ts", seconds: 2, coreSeconds: 3, tests: [{ ...time, title: "adds" }] },
      { file: "b.test.ts", seconds: 2, coreSeconds: 3, tests: [{ ...time, title: "counts › twice" }] },
      { file: "c.test.ts", seconds: 2, coreSeconds: 1, tests: [] },
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

test("sums the figures of a journey's attempts", () => {
  const result = (message?: string) => ({
    duration: 1500,
    ...(message && { error: { message } }),
    annotations: [
      { type: "core seconds", description: "2" },
      { type: "page loads", description: "3" },
    ],
  });
  const path = "tests/e2e/site/blog.spec.ts";
  const journey = { title: "searches", location: { file: join(process.cwd(), path) } };
  const results = [result("Error: nothing found"), result()];
  expect(journeyRun({ ...journey, results, outcome: () => "flaky" })).toEqual({
    file: path,
    title: "searches",
    outcome: "flaky",
    error: "Error: nothing found",
    seconds: 3,
    coreSeconds: 4,
    pageLoads: 6,
  });
  expect(journeyRun({ ...journey, results: [], outcome: () => "skipped" })).toMatchObject({
    outcome: "skipped",
    coreSeconds: null,
  });
});
