import { expect, test } from "vitest";
import { linkSelection } from "./pasted-link.ts";

/** The selection is between the bars. */
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
])("links %s when %j is pasted", (marked, url, linked) => {
  expect(paste(marked, url)).toBe(linked);
});

test.each([
  ["nothing is selected", "a || b", "https://example.com"],
  ["what is pasted is no address", "|words|", "more words"],
  ["what is pasted is a script", "|words|", "javascript:alert(1)"],
  ["an address is replaced by another", "|https://old.example|", "https://example.com"],
  ["a link's address is replaced", "[a](|/old|)", "https://example.com"],
  ["a picture's address is replaced", "![a](|/old.png|)", "https://example.com/new.png"],
  ["several lines are selected", "|one\ntwo|", "https://example.com"],
])("pastes plain text when %s", (_, marked, url) => {
  expect(paste(marked, url)).toBeUndefined();
});
