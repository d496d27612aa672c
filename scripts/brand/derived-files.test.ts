import { expect, test } from "vitest";
import { contrastFaults } from "./colours.ts";
import { followBrand } from "./derived-files.ts";

test("keeps derived files up to date (otherwise: npm run brand)", async () => {
  expect(await followBrand({ write: false })).toEqual([]);
});

test("keeps the brand's colours readable on each other", () => {
  expect(contrastFaults()).toEqual([]);
});
