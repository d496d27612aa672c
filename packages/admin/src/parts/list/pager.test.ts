import { expect, test } from "vitest";
import { pagesAround } from "./pager.tsx";

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 80, [1, 2, "gap", 80]],
  [3, 80, [1, 2, 3, 4, "gap", 80]],
  [4, 80, [1, 2, 3, 4, 5, "gap", 80]],
  [5, 80, [1, "gap", 4, 5, 6, "gap", 80]],
  [77, 80, [1, "gap", 76, 77, 78, 79, 80]],
  [80, 80, [1, "gap", 79, 80]],
])("shows the page links for page %i of %i: %j", (page, pages, steps) => {
  expect(pagesAround(page, pages)).toEqual(steps);
});
