import { sample } from "@brightwren/brand";
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { faults } from "../../tests/faults/faults.ts";
import { withFault } from "./scratch-copy.ts";
import { type Outcomes, outcomesTable } from "./outcome.ts";

const root = resolve(import.meta.dirname, "../..");
const [fault, other] = faults;
if (!fault || !other) throw new Error("There are no faults.");

test("gives each fault an id of its own", () => {
  expect(new Set(faults.map(({ id }) => id)).size).toBe(faults.length);
});

// One fault quotes the sample brand's colours.
test.runIf(sample)("finds every fault's source text and test files", () => {
  for (const one of faults) {
    const text = readFileSync(resolve(root, one.file), "utf8");
    expect(withFault(text, one)).not.toBe(text);
    const files = one.caughtBy.map(({ file }) => file);
    expect(files.filter((file) => !existsSync(resolve(root, file)))).toEqual([]);
  }
});

test("rejects a fault whose text is missing or occurs twice", () => {
  expect(() => withFault("", fault)).toThrow(`${fault.id}: its text occurs 0 times`);
  expect(() => withFault(fault.find.repeat(2), fault)).toThrow("2 times");
});

test("lists the test and the run that caught each fault", () => {
  const outcomes: Outcomes = {
    [fault.id]: { normal: { caughtBy: "tests/e2e/site/a.spec.ts › a | b", seconds: 1 } },
    [other.id]: {
      normal: { caughtBy: null, seconds: 1 },
      deep: { caughtBy: "tests/backend/c.test.ts › d", seconds: 1 },
    },
  };
  const lines = outcomesTable(faults, outcomes).split("\n");
  expect(lines.slice(2, 6)).toEqual([
    String.raw`| ${fault.says} | tests/e2e/site/a.spec.ts › a \| b | normal |`,
    `| ${other.says} | tests/backend/c.test.ts › d | deep |`,
    "",
    "Of 2 faults `npm test` catches 1, `npm run test:deep` 2.",
  ]);
});

test("reports a fault that no test caught", () => {
  const outcomes: Outcomes = { [fault.id]: { deep: { caughtBy: null, seconds: 1 } } };
  expect(outcomesTable(faults, outcomes)).toContain("| **nothing** | none |");
});
