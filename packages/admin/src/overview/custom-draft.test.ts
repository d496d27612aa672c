import { expect, test } from "vitest";
import { toRequest } from "./custom-draft.ts";

const draft = { topic: "Opening hours", categoryId: "c1", keywords: "" };

test.each([
  ["split on commas, trimmed, empties dropped", " hours ,, bank holidays,", ["hours", "bank holidays"]],
  ["one keyword", "hours", ["hours"]],
])("keywords: %s", (_, keywords, sent) => {
  expect(toRequest({ ...draft, keywords })).toEqual({
    topic: "Opening hours",
    categoryId: "c1",
    keywords: sent,
  });
});

test.each(["", " ", ",", " , ,"])("no keyword remains of %j: none are sent", (keywords) => {
  expect(toRequest({ ...draft, keywords })).not.toHaveProperty("keywords");
});

test("topic and category are both required", () => {
  expect(toRequest({ ...draft, topic: "  " })).toBeNull();
  expect(toRequest({ ...draft, categoryId: "" })).toBeNull();
});
