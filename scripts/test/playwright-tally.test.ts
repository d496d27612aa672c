import { expect, test } from "vitest";
import { tallyPlaywright } from "./playwright-tally.ts";

const spec = (title: string, status: string, message?: string) => ({
  title,
  file: "site/blog.spec.ts",
  line: 7,
  tests: [
    {
      projectName: "reading",
      status,
      annotations: [
        { type: "core seconds", description: "2" },
        { type: "page loads", description: "3" },
      ],
      results: [{ duration: 1500, errors: message ? [{ message }] : [] }],
    },
  ],
});

test("lists failed tests in nested suites", () => {
  const tally = tallyPlaywright({
    stats: { expected: 1, flaky: 0, skipped: 3 },
    suites: [
      {
        specs: [spec("opens", "expected")],
        suites: [
          { specs: [spec("searches", "unexpected", "Error: nothing found"), spec("waits", "skipped")] },
        ],
      },
    ],
  });
  expect(tally).toEqual({
    passed: 1,
    skipped: 3,
    failures: ["[reading] site/blog.spec.ts:7 › searches\n    Error: nothing found"],
    flaky: [],
    files: [
      {
        file: "tests/e2e/site/blog.spec.ts",
        seconds: 3,
        coreSeconds: 4,
        tests: ["opens", "searches"].map((title) => ({ title, seconds: 1.5, coreSeconds: 2, pageLoads: 3 })),
      },
    ],
  });
});

test("counts a test as passed and flaky when its retry passes", () => {
  const { passed, failures, flaky } = tallyPlaywright({
    stats: { expected: 1, flaky: 1, skipped: 0 },
    suites: [{ specs: [spec("opens", "expected"), spec("shares", "flaky", "Error: too late")] }],
  });
  expect({ passed, failures, flaky }).toEqual({
    passed: 2,
    failures: [],
    flaky: ["[reading] site/blog.spec.ts › shares"],
  });
});
