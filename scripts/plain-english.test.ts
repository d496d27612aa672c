import { describe, expect, test } from "vitest";
import { findPhrases, proseOf } from "./plain-english.ts";

const found = (path: string, text: string) =>
  findPhrases(path, text).map(({ line, phrase }) => `${line}: ${phrase}`);

describe("findPhrases", () => {
  test("reports each phrase with its line and a replacement", () => {
    expect(findPhrases("docs/a.md", "# Title\n\nIt is mended by hand.")).toEqual([
      { line: 3, phrase: "mended", instead: "fix" },
    ]);
  });

  test("finds a phrase that spans two lines of a comment", () => {
    expect(found("a.ts", "/**\n * It sends both at\n * once.\n */")).toEqual(["2: at once"]);
  });

  test("sorts the findings of a file by line", () => {
    expect(found("a.md", "Nobody.\nAll the same.\nWhoever.")).toEqual([
      "1: Nobody",
      "2: All the same",
      "3: Whoever",
    ]);
  });

  test.each(["What is kept is said.", "One thing. Who has no role waits."])(
    "reports the missing subject in %j",
    (text) => {
      expect(findPhrases("a.md", text)).toHaveLength(1);
    },
  );

  test.each([
    "What does it do?",
    "The post, and what it needs.",
    "What it does",
    "Say who needs it.",
    "A list for every user.",
  ])("accepts %j", (text) => {
    expect(findPhrases("a.md", text)).toEqual([]);
  });

  test("accepts a phrase whose words are in two paragraphs", () => {
    expect(findPhrases("a.md", "at\n\nonce")).toEqual([]);
  });
});

describe("proseOf", () => {
  test.each([
    ["a.ts", 'const nobody = "https://example.com"; // why', "why"],
    ["a.ts", 'const glob = "packages/**";', ""],
    ["a.css", ".a { /* why */ color: red; }", "why"],
    ["a.sql", "select 'a--b'; -- why", "why"],
    ["a.sql", "comment on table posts is 'why';", "why';"],
    ["a.toml", 'colour = "#fff" # why', "why"],
    ["a.test.ts", 'test("does it", () => {});', "does it"],
    ["a.test.ts", 'test.each([1])("does %s", () => {});', "does %s"],
    ["a.ts", 'pattern.test("not a title")', ""],
    ["a.md", "See [the file](nobody.md) and `nobody`.", "See [the filex and x."],
  ])("extracts only the prose from %s: %s", (path, text, prose) => {
    expect(proseOf(path, text).trim()).toBe(prose);
  });

  test("preserves line numbers and removes fenced code", () => {
    expect(proseOf("a.md", "a\n```\nnobody\n```\nb")).toBe("a\n\n\n\nb");
    expect(proseOf("a.ts", "code();\n// b\ncode();")).toBe("\nb\n");
  });
});
