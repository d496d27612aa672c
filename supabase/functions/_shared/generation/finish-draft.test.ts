import { expect, test } from "vitest";
import { finishDraft, shorten } from "./finish-draft.ts";

test("shortens long text at a word boundary and appends an ellipsis", () => {
  expect(shorten("one two three", 13)).toBe("one two three");
  expect(shorten("one two, three", 12)).toBe("one two…");
  expect(shorten("w".repeat(30), 10)).toBe(`${"w".repeat(9)}…`);
});

test("does not split a surrogate pair", () => {
  expect(shorten("abc😀😀😀", 5).isWellFormed()).toBe(true);
});

test("shortens the excerpt and the description, and removes surplus tags", () => {
  const long = "A description of some length ".repeat(20);
  const tags = ["One", "Two", "Three", "Four", "Five", "Six", "Seven", "one"];
  const content = "word ".repeat(700);
  const post = finishDraft({ title: "Slates", excerpt: long, content, tags, metaDescription: long });
  if (typeof post === "string") throw new Error(`The draft is ${post}.`);
  expect(post.excerpt.length).toBeLessThanOrEqual(300);
  expect(post.metaDescription.length).toBeLessThanOrEqual(160);
  expect(post.tags).toEqual(tags.slice(0, 6));
});
