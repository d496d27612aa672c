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

test("there are seventy faults, each with a name of its own", () => {
  expect(new Set(faults.map(({ id }) => id)).size).toBe(70);
  expect(faults).toHaveLength(70);
});

// One of them stands in the sample's own colours.
test.runIf(sample)("every fault still has its place in the sources, and test files that are there", () => {
  for (const one of faults) {
    const text = readFileSync(resolve(root, one.file), "utf8");
    expect(withFault(text, one)).not.toBe(text);
    const files = one.caughtBy.map(({ file }) => file);
    expect(files.filter((file) => !existsSync(resolve(root, file)))).toEqual([]);
  }
});

test("a fault whose place is gone, or there twice, is not put anywhere", () => {
  expect(() => withFault("", fault)).toThrow(`${fault.id}: its text stands 0 times`);
  expect(() => withFault(fault.find.repeat(2), fault)).toThrow("2 times");
});

test("the table names what caught each fault and in which run, and leaves out what was not tried", () => {
  const outcomes: Outcomes = {
    [fault.id]: { normal: { caughtBy: "[reading] site/a.spec.ts:12 › a | b", seconds: 1 } },
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

test("the table says so where nothing caught a fault", () => {
  const outcomes: Outcomes = { [fault.id]: { deep: { caughtBy: null, seconds: 1 } } };
  expect(outcomesTable(faults, outcomes)).toContain("| **nothing** | none |");
});
