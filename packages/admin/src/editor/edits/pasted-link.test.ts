import { expect, test } from "vitest";
import { linkSelection } from "./pasted-link.ts";

/** `|` marks both ends of the selection. */
function paste(marked: string, url: string): string | undefined {
  const [before = "", words = "", after = ""] = marked.split("|");
  const range = { start: before.length, end: before.length + words.length };
  const edit = linkSelection(before + words + after, range, url);
  return edit && before + edit.text + after;
}

test.each([
  ["see |our prices| now", "https://example.com/prices", "see [our prices](https://example.com/prices) now"],
  ["|write|", "mailto:a@example.com", "[write](mailto:a@example.com)"],
  ["a |word |b", " https://example.com\n", "a [word](https://example.com) b"],
  [
    "|ferns|",
    "https://en.wikipedia.org/wiki/Fern_(plant)",
    "[ferns](<https://en.wikipedia.org/wiki/Fern_(plant)>)",
  ],
])("turns the selection in %j into a link when the user pastes %j", (marked, url, linked) => {
  expect(paste(marked, url)).toBe(linked);
});

test.each([
  ["nothing is selected", "a || b", "https://example.com"],
  ["the clipboard has no address", "|words|", "more words"],
  ["the clipboard has a script URL", "|words|", "javascript:alert(1)"],
  ["the selection is an address", "|https://old.example|", "https://example.com"],
  ["the selection is a link's address", "[a](|/old|)", "https://example.com"],
  ["the selection is a picture's address", "![a](|/old.png|)", "https://example.com/new.png"],
  ["several lines are selected", "|one\ntwo|", "https://example.com"],
])("pastes plain text when %s", (_, marked, url) => {
  expect(paste(marked, url)).toBeUndefined();
});
