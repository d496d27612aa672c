import { expect, test } from "vitest";
import { findMatches, matchFrom, replaceAll } from "./find-bar.tsx";

const found = (text: string, words: string, matchCase = false) =>
  findMatches(text, words, matchCase).map(({ start, end }) => text.slice(start, end));

test("ignores case unless the search is case-sensitive", () => {
  expect(found("Web, web and WEB", "web")).toEqual(["Web", "web", "WEB"]);
  expect(found("Web, web and WEB", "web", true)).toEqual(["web"]);
});

test("matches special characters literally", () => {
  expect(found("a.b a*b (a) $1 [x] \\ /", "a.b")).toEqual(["a.b"]);
  for (const sign of ["*", "(a)", "$1", "[x]", "\\", "/", "^", "|", "{", "-"])
    expect(found(`x${sign}y`, sign)).toEqual([sign]);
});

test("returns correct offsets when letters change length with their case", () => {
  expect(findMatches("İİ ß end", "end", false)).toEqual([{ start: 5, end: 8 }]);
});

test("does not find matches for an empty search", () => {
  expect(found("text", "")).toEqual([]);
});

test("wraps around after the last match", () => {
  const matches = findMatches("a-a-a", "a", false);
  expect([0, 1, 4, 5].map((offset) => matchFrom(matches, offset))).toEqual([0, 1, 2, 0]);
});

test("replaces all matches with literal text", () => {
  const text = "one two one";
  const edit = replaceAll(text, findMatches(text, "one", false), "$& one");
  expect(edit).toEqual({ start: 0, end: 11, text: "$& one two $& one" });
  expect(replaceAll(text, [], "x")).toBeUndefined();
});
