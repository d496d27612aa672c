import { expect, test } from "vitest";
import { readableName } from "./readable-name.ts";

test.each([
  ["spring-checklist_2.md", "Spring checklist 2"],
  ["Shop front (at night).jpeg", "Shop front at night"],
  ["[draft] *new*.final.md", "Draft new final"],
  ["écharpe.png", "Écharpe"],
  [".md", ""],
  ["---.txt", ""],
])("converts %s to “%s”", (name, words) => {
  expect(readableName(name)).toBe(words);
});
