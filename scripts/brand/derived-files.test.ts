import { expect, test } from "vitest";
import { contrastFaults } from "./colours.ts";
import { followBrand } from "./derived-files.ts";

test("every file that derives from packages/brand does (else: npm run brand)", async () => {
  expect(await followBrand({ write: false })).toEqual([]);
});

test("the brand's colours can be read on each other", () => {
  expect(contrastFaults()).toEqual([]);
});
