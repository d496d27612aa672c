import { expect, test } from "vitest";
import { contrastFaults } from "./colours.ts";
import { followBrand } from "./derived-files.ts";

test("finds all derived files up to date (otherwise run npm run brand)", async () => {
  expect(await followBrand({ write: false })).toEqual([]);
});

test("gives the brand's colours enough contrast", () => {
  expect(contrastFaults()).toEqual([]);
});
