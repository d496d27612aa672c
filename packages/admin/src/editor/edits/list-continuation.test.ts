import { expect, test } from "vitest";
import { continueList } from "./list-continuation.ts";

/** `|` marks the caret. Undefined: the browser handles Enter. */
function enter(marked: string): string | undefined {
  const at = marked.indexOf("|");
  const text = marked.replace("|", "");
  const edit = continueList(text, at, at);
  return edit && `${text.slice(0, edit.start)}${edit.text}|${text.slice(edit.end)}`;
}

test.each([
  ["a bullet", "- one|", "- one\n- |"],
  ["the bullet that is used", "* one|", "* one\n* |"],
  ["a number counts on", "9. nine|", "9. nine\n10. |"],
  ["a bracket stays a bracket", "1) one|", "1) one\n2) |"],
  ["a task that is done is followed by one that is not", "- [x] done|", "- [x] done\n- [ ] |"],
  ["a quote", "> said|", "> said\n> |"],
  ["a list within a quote", "> - one|", "> - one\n> - |"],
  ["a nested item keeps its place", "- one\n  - two|", "- one\n  - two\n  - |"],
  ["an item is divided where the caret is", "- one| two", "- one\n- | two"],
])("continues %s", (_, before, after) => {
  expect(enter(before)).toBe(after);
});

test.each([
  ["a bullet", "- one\n- |", "- one\n\n|"],
  ["a number", "1. one\n2. |\n\nMore", "1. one\n\n|\n\nMore"],
  ["a task", "- [ ] one\n- [ ] |", "- [ ] one\n\n|"],
  ["a quote", "> said\n> |", "> said\n\n|"],
  ["a quote in a quote", "> > said\n> > |", "> > said\n>\n> |"],
  ["a list within a quote, not the quote", "> - one\n> - |", "> - one\n>\n> |"],
])("ends %s when the item is empty", (_, before, after) => {
  expect(enter(before)).toBe(after);
});

test.each([
  ["- one\n  - two\n  - |", "- one\n  - two\n- |"],
  ["1. one\n   - two\n   - |", "1. one\n   - two\n2. |"],
  ["- [x] one\n  - two\n  - |", "- [x] one\n  - two\n- [ ] |"],
  ["  3. |", "1. |"],
])("moves an empty nested item one level out: %j", (before, after) => {
  expect(enter(before)).toBe(after);
});

test.each([
  ["plain words", "Words|"],
  ["a year at the beginning of a sentence", "2024 was a good year|"],
  ["a rule", "---|"],
  ["before the bullet", "|- one"],
  ["code", "```\n- one|"],
])("inserts a line break in %s", (_, before) => {
  expect(enter(before)).toBeUndefined();
});

test("continues a list after a closed code block", () => {
  expect(enter("```\ncode\n```\n\n- one|")).toBe("```\ncode\n```\n\n- one\n- |");
});
