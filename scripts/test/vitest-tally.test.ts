import { join } from "node:path";
import { expect, test } from "vitest";
import { tallyVitest } from "./vitest-tally.ts";

const name = (file: string) => join(process.cwd(), file);
const passed = { fullName: "adds", status: "passed", failureMessages: [] };

test("names the tests that failed, and the files that could not be loaded", () => {
  const tally = tallyVitest({
    numPassedTests: 2,
    numPendingTests: 1,
    testResults: [
      { name: name("a.test.ts"), status: "passed", message: "", assertionResults: [passed] },
      {
        name: name("b.test.ts"),
        status: "failed",
        message: "",
        assertionResults: [
          passed,
          { fullName: "counts › twice", status: "failed", failureMessages: ["Error: 1 is not 2\n at b"] },
        ],
      },
      { name: name("c.test.ts"), status: "failed", message: "Cannot find module", assertionResults: [] },
    ],
  });
  expect(tally).toEqual({
    passed: 2,
    skipped: 1,
    failures: ["b.test.ts › counts › twice\n    Error: 1 is not 2", "c.test.ts\n    Cannot find module"],
  });
});
