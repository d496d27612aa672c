import { expect, test } from "vitest";
import { tallyPlaywright } from "./playwright-tally.ts";

const spec = (title: string, status: string, message?: string) => ({
  title,
  file: "site/blog.spec.ts",
  line: 7,
  tests: [
    { projectName: "reading", status, results: [{ duration: 1500, errors: message ? [{ message }] : [] }] },
  ],
});

test("names the journeys that failed, in whatever depth, and flaky ones with them", () => {
  const tally = tallyPlaywright({
    stats: { expected: 1, skipped: 3 },
    suites: [
      {
        specs: [spec("opens", "expected"), spec("searches", "unexpected", "Error: nothing found")],
        suites: [{ specs: [spec("shares", "flaky", "Error: too late"), spec("waits", "skipped")] }],
      },
    ],
  });
  expect(tally).toEqual({
    passed: 1,
    skipped: 3,
    failures: [
      "[reading] site/blog.spec.ts:7 › searches\n    Error: nothing found",
      "[reading] site/blog.spec.ts:7 › shares\n    Error: too late",
    ],
    files: [{ file: "tests/e2e/site/blog.spec.ts", seconds: 6, tests: 4 }],
  });
});
