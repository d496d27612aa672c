import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { screens, testsOfScreens } from "./screens.ts";

test.each(screens)("the folder and the tests of %s exist", (folder) => {
  expect(existsSync(folder)).toBe(true);
  const { components, journeys } = testsOfScreens([`${folder}x.ts`]);
  expect(components.length + journeys.length).toBe(screens.find((row) => row[0] === folder)!.length - 1);
});

test("chooses the tests of the first row that contains a file, and those that have changed", () => {
  const changed = [
    "packages/admin/src/session/one.tsx",
    "packages/admin/src/session/two.tsx",
    "packages/admin/src/parts/list.tsx",
    "tests/e2e/admin/overview.spec.ts",
    "tests/e2e/admin/removed.spec.ts",
    "README.md",
  ];
  expect(testsOfScreens(changed)).toEqual({
    components: ["tests/components/admin/session.test.tsx", "tests/components/ui/kit.test.tsx"],
    journeys: [
      "tests/e2e/admin/session.spec.ts",
      "tests/e2e/admin/keyboard.spec.ts",
      "tests/e2e/site/static-security.spec.ts",
      "tests/e2e/admin/overview.spec.ts",
    ],
  });
});
