import { expect, test } from "vitest";
import { continueList } from "./lines.ts";

/** `|` marks the caret. Returns undefined if the browser handles Enter. */
function enter(marked: string): string | undefined {
  const at = marked.indexOf("|");
  const text = marked.replace("|", "");
  const edit = continueList(text, at, at);
  return edit && `${text.slice(0, edit.start)}${edit.text}|${text.slice(edit.end)}`;
}

test.each([
  ["a bulleted list", "- one|", "- one\n- |"],
  ["a list with the same bullet", "* one|", "* one\n* |"],
  ["a numbered list with the next number", "9. nine|", "9. nine\n10. |"],
  ["a numbered list with the same bracket", "1) one|", "1) one\n2) |"],
  ["a completed task with an open one", "- [x] done|", "- [x] done\n- [ ] |"],
  ["a quote", "> said|", "> said\n> |"],
  ["a list within a quote", "> - one|", "> - one\n> - |"],
  ["a nested list at the same level", "- one\n  - two|", "- one\n  - two\n  - |"],
  ["a list by splitting the item at the caret", "- one| two", "- one\n- | two"],
])("continues %s", (_, before, after) => {
  expect(enter(before)).toBe(after);
});

test.each([
  ["a bulleted list", "- one\n- |", "- one\n\n|"],
  ["a numbered list", "1. one\n2. |\n\nMore", "1. one\n\n|\n\nMore"],
  ["a task list", "- [ ] one\n- [ ] |", "- [ ] one\n\n|"],
  ["a quote", "> said\n> |", "> said\n\n|"],
  ["only the inner quote", "> > said\n> > |", "> > said\n>\n> |"],
  ["only the list within a quote", "> - one\n> - |", "> - one\n>\n> |"],
])("ends %s when the item is empty", (_, before, after) => {
  expect(enter(before)).toBe(after);
});

test.each([
  ["- one\n  - two\n  - |", "- one\n  - two\n- |"],
  ["1. one\n   - two\n   - |", "1. one\n   - two\n2. |"],
  ["- [x] one\n  - two\n  - |", "- [x] one\n  - two\n- [ ] |"],
  ["  3. |", "1. |"],
])("moves an empty nested item out by one level: %j", (before, after) => {
  expect(enter(before)).toBe(after);
});

test.each([
  ["plain text", "Words|"],
  ["a sentence that starts with a year", "2024 was a good year|"],
  ["a rule", "---|"],
  ["a list item before its bullet", "|- one"],
  ["code", "```\n- one|"],
])("lets the browser handle Enter in %s", (_, before) => {
  expect(enter(before)).toBeUndefined();
});

test("continues a list after a closed code block", () => {
  expect(enter("```\ncode\n```\n\n- one|")).toBe("```\ncode\n```\n\n- one\n- |");
});
