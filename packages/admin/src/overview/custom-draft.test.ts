import { expect, test } from "vitest";
import { toRequest } from "./custom-draft.ts";

const draft = { topic: "Opening hours", categoryId: "c1", keywords: "" };

test.each([
  ["split on commas, trimmed, without empty ones", " hours ,, bank holidays,", ["hours", "bank holidays"]],
  ["a single keyword", "hours", ["hours"]],
])("parses keywords: %s", (_, keywords, sent) => {
  expect(toRequest({ ...draft, keywords })).toEqual({
    topic: "Opening hours",
    categoryId: "c1",
    keywords: sent,
  });
});

test.each(["", " ", ",", " , ,"])("does not send keywords when %j contains none", (keywords) => {
  expect(toRequest({ ...draft, keywords })).not.toHaveProperty("keywords");
});

test("returns null when the topic or category is missing", () => {
  expect(toRequest({ ...draft, topic: "  " })).toBeNull();
  expect(toRequest({ ...draft, categoryId: "" })).toBeNull();
});
