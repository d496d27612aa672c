import { expect, test } from "vitest";
import { areaOf, overBudget, sizesOf } from "./check-size.ts";

test.each([
  ["packages/site/src/app/app.tsx", "packages/site", "source"],
  ["packages/site/src/app/app.test.tsx", "packages/site", "tests"],
  ["packages/admin/src/testing/timestamps.ts", "packages/admin", "tests"],
  ["packages/import/src/wxr.fixture.ts", "packages/import", "tests"],
  ["supabase/schemas/01_roles.sql", "supabase", "source"],
  ["tests/setup/journey.ts", "tests", "tests"],
  ["vite.config.ts", ".", "source"],
])("counts %s in %s as %s", (file, area, kind) => {
  expect(areaOf(file)).toEqual({ area, kind });
});

test.each([
  "README.md",
  "packages/demos/src/plumbing/river.svg",
  "packages/demos/src/pictures/picture-files.ts",
  "supabase/migrations/0001_start.sql",
  "supabase/functions/_shared/contracts/database-types.ts",
])("does not count %s", (file) => {
  expect(areaOf(file)).toBeUndefined();
});

test("adds up the lines of each area", () => {
  expect(sizesOf(["scripts/a.ts", "scripts/b.ts", "scripts/b.test.ts", "README.md"], () => 10)).toEqual({
    scripts: { source: 20, tests: 10 },
  });
});

test("names an area above its budget and the five files that grew most", () => {
  const growth = new Map([
    ...[1, 2, 3, 4, 5, 6].map((lines) => [`scripts/${lines}.ts`, lines] as const),
    ["scripts/6.test.ts", 90] as const,
    ["scripts/shrunk.ts", -90] as const,
  ]);
  const sizes = { scripts: { source: 120, tests: 50 }, tests: { source: 0, tests: 7 } };
  expect(overBudget(sizes, { scripts: { source: 100, tests: 50 } }, growth)).toEqual([
    "scripts has 20 lines of source more than size-budget.json allows." +
      "\n  +6 scripts/6.ts\n  +5 scripts/5.ts\n  +4 scripts/4.ts\n  +3 scripts/3.ts\n  +2 scripts/2.ts",
    "tests has 7 lines of tests more than size-budget.json allows.",
  ]);
});
