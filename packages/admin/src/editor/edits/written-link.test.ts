import { expect, test } from "vitest";
import { addressIn, unusableAddress, writeLink, linkSelection } from "./written-link.ts";

test.each([
  ["https://example.com/a", "https://example.com/a"],
  [" /contact ", "/contact"],
  ["#prices", "#prices"],
  ["example.co.uk/a?b", "https://example.co.uk/a?b"],
  ["jane@example.com", "mailto:jane@example.com"],
  ["b&b?50%#@seaview.example", "mailto:b%26b%3F50%25%23@seaview.example"],
  ["mailto:jane@example.com", "mailto:jane@example.com"],
  ["local seo", undefined],
  ["prices", undefined],
  ["javascript:alert(1)", undefined],
  ["https://", undefined],
  ["", undefined],
])("reads the address %j as %j", (typed, address) => {
  expect(addressIn(typed)).toBe(address);
});

test.each([
  ["tel:+44 1632 960418", "Articles can’t link to tel: addresses. Use a web or email address."],
  [" WhatsApp://send ", "Articles can’t link to WhatsApp: addresses. Use a web or email address."],
  ["Re: opening hours", undefined],
  ["a/b:c", undefined],
  ["https:", undefined],
])("explains why %j cannot be linked to", (typed, reason) => {
  expect(unusableAddress(typed)).toBe(reason);
});

const place = { start: 4, end: 6 };

test("uses a post's title as the link text when no words are selected", () => {
  const post = { address: "/blog/prices", title: "Prices [2026]" };
  expect(writeLink(place, "what it costs", post).text).toBe("[what it costs](/blog/prices)");
  expect(writeLink(place, "", post).text).toBe("[Prices \\[2026\\]](/blog/prices)");
});

test("selects the address when there is no link text", () => {
  expect(writeLink(place, "", { address: "/contact", title: undefined })).toEqual({
    start: 4,
    end: 6,
    text: "[/contact](/contact)",
    select: { start: 5, end: 13 },
  });
});

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
