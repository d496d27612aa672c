import { expect, test } from "vitest";
import { findMatches, matchFrom, replaceAll } from "./find-matches.ts";

const found = (text: string, words: string, matchCase = false) =>
  findMatches(text, words, matchCase).map(({ start, end }) => text.slice(start, end));

test("words are found whatever their case, or by it", () => {
  expect(found("Web, web and WEB", "web")).toEqual(["Web", "web", "WEB"]);
  expect(found("Web, web and WEB", "web", true)).toEqual(["web"]);
});

test("signs are found as they stand", () => {
  expect(found("a.b a*b (a) $1 [x] \\ /", "a.b")).toEqual(["a.b"]);
  for (const sign of ["*", "(a)", "$1", "[x]", "\\", "/", "^", "|", "{", "-"])
    expect(found(`x${sign}y`, sign)).toEqual([sign]);
});

test("letters that change their length with their case keep their places", () => {
  expect(findMatches("İİ ß end", "end", false)).toEqual([{ start: 5, end: 8 }]);
});

test("nothing is found of nothing", () => {
  expect(found("text", "")).toEqual([]);
});

test("the next match is the one behind the caret, and the first after the last", () => {
  const matches = findMatches("a-a-a", "a", false);
  expect([0, 1, 4, 5].map((offset) => matchFrom(matches, offset))).toEqual([0, 1, 2, 0]);
});

test("all are replaced by one edit, and the replacement is taken literally", () => {
  const text = "one two one";
  const edit = replaceAll(text, findMatches(text, "one", false), "$& one");
  expect(edit).toEqual({ start: 0, end: 11, text: "$& one two $& one" });
  expect(replaceAll(text, [], "x")).toBeUndefined();
});
