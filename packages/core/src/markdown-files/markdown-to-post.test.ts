import { expect, test } from "vitest";
import { markdownToPost } from "./markdown-to-post.ts";
import { FileRejectedError, textFileLimit } from "./text-file.ts";

const categories = [
  { id: "1", name: "Local SEO", slug: "local-seo" },
  { id: "2", name: "Web design", slug: "web-design" },
];
const read = (text: string, name = "spring-checklist.md") => markdownToPost({ name, text }, categories);
const withHead = (head: string, body = "Text.") => read(`---\n${head}\n---\n\n${body}\n`);

test.each([
  [
    "a formatted heading",
    "# Ask for *reviews*, `kindly`\n\nFirst words.\n\n## Part\n\nMore.\n",
    "Ask for reviews, kindly",
    "First words.\n\n## Part\n\nMore.",
  ],
  ["a heading underlined with =", "Title\n=====\n\nText.\n", "Title", "Text."],
  [
    "a heading after a picture",
    "![Logo](/logo.png)\n\n# Title\n\nText.",
    "Title",
    "![Logo](/logo.png)\n\nText.",
  ],
  ["no heading", "Just text.\n", "Spring checklist", "Just text."],
  [
    "a code comment that looks like a heading",
    "```\n# no title\n```\n",
    "Spring checklist",
    "```\n# no title\n```",
  ],
  ["an empty heading", "#\n\nText.", "Spring checklist", "#\n\nText."],
  [
    "several first-level headings",
    "Intro.\n\n# One\n\n# Two\n",
    "Spring checklist",
    "Intro.\n\n# One\n\n# Two",
  ],
  ["no content", "", "Spring checklist", ""],
  ["an unclosed line of dashes", "---\n\nText.", "Spring checklist", "---\n\nText."],
  [
    "a byte order mark and Windows line breaks",
    "\uFEFF---\r\ntitle: T\r\n---\r\n\r\nOne.\r\n\r\nTwo.\r\n",
    "T",
    "One.\n\nTwo.",
  ],
])("finds the title and preserves the text with %s", (_, text, title, content) => {
  expect(read(text)).toEqual({ fields: { title, content }, notices: [] });
});

test("uses the heading when front matter has no title", () => {
  const { fields } = withHead("slug: kept\ntitle:", "# The heading\n\nText.");
  expect(fields).toEqual({ title: "The heading", slug: "kept", content: "Text." });
});

test("reads supported Jekyll and Hugo fields and reports the others", () => {
  const { fields, notices } = withHead(
    [
      "layout: post",
      "Title: 'It''s spring'",
      "date: 2024-05-01 09:30:00 +0100",
      "description: For search results.",
      "summary: For the list.",
      "categories: [Gardening, web design, local-seo]",
      "tags: seo,  small business, SEO",
      "image: https://example.com/a.jpg",
      "draft: false",
      "params:\n  toc: true",
    ].join("\n"),
  );
  expect(fields).toEqual({
    title: "It's spring",
    content: "Text.",
    published_at: "2024-05-01T09:30:00+01:00",
    seo_meta_description: "For search results.",
    excerpt: "For the list.",
    category_id: "2",
    tags: ["seo", "small business"],
    featured_image_url: "https://example.com/a.jpg",
  });
  expect(notices).toEqual([
    "A post can have only one category: “Web design” was chosen from 3.",
    "Left out, because posts here have no equivalent: layout, params.",
  ]);
});

test("opens a published post as a draft with a notice", () => {
  expect(withHead("title: T\nstatus: published").notices).toEqual([
    "The file says “published”. It opens as a draft, and nothing is published until you publish it.",
  ]);
  expect(withHead("title: T\nstatus: draft").notices).toEqual([]);
});

test("reads numbers, booleans and dates as text", () => {
  const { fields } = withHead(
    "title: 1.10\nexcerpt: 007\nauthor: no\nslug: 2024-01-01\ntags: [1.0, true, 0x1f]",
  );
  expect(fields).toMatchObject({
    title: "1.10",
    excerpt: "007",
    author: "no",
    slug: "2024-01-01",
    tags: ["1.0", "true", "0x1f"],
  });
});

test.each([
  ["category: Gardening", "This category doesn’t exist here: “Gardening”."],
  ["date: next week", "The date “next week” could not be understood, so it was left out."],
  ["date: 2024-02-30", "The date “2024-02-30” could not be understood, so it was left out."],
  ["author: [Ann, Ben]", "The field “author” is not text, so it was left out."],
  ["tags: { a: b }", "The field “tags” is not a list of texts, so it was left out."],
  ["tags: [one, [two]]", "The field “tags” is not a list of texts, so it was left out."],
])("skips %s with a notice", (line, notice) => {
  const { fields, notices } = withHead(`title: T\n${line}`);
  expect(fields).toEqual({ title: "T", content: "Text." });
  expect(notices).toEqual([notice]);
});

test.each([
  ["a syntax error", "title: T\nslug: a: b", "There is a mistake near line 3."],
  ["a duplicate name", "title: One\ntitle: Two", "The field “title” is there twice."],
  ["no fields", "Just a sentence.", "It is not a list of fields."],
  ["a list as a key", "? [a, b]\n: c", "A field in it has no plain name."],
  ["unclosed brackets", "a: ".concat("[".repeat(5000)), "near line 2"],
  ["too much text", "a: ".concat("x".repeat(200_000)), "It is too long."],
])("leaves front matter with %s in the text", (_, head, reason) => {
  const file = `---\n${head}\n---\n\n# Heading\n\nText.`;
  const { fields, notices } = read(`${file}\n`);
  expect(fields).toEqual({ title: "Heading", content: file });
  expect(notices).toHaveLength(1);
  expect(notices[0]).toContain("could not be read, so it was left in the text.");
  expect(notices[0]).toContain(reason);
});

test("reports the category when the list of categories is unavailable", () => {
  const { notices } = markdownToPost(
    { name: "a.md", text: "---\ntitle: T\ncategory: seo\n---\n" },
    undefined,
  );
  expect(notices).toEqual(["The categories could not be read just now, so none was chosen: “seo”."]);
});

test("lists only the first eight of many unknown fields", () => {
  const head = Array.from({ length: 100 }, (_, n) => `field${n}: x`).join("\n");
  expect(withHead(head).notices[0]).toMatch(/: field0, .*field7 and 92 more\.$/);
});

test("leaves TOML in the text with a notice", () => {
  const { fields, notices } = read('+++\ntitle = "T"\n+++\n\nText.\n');
  expect(fields).toEqual({ title: "Spring checklist", content: '+++\ntitle = "T"\n+++\n\nText.' });
  expect(notices).toEqual([expect.stringContaining("TOML")]);
});

test("searches only the beginning of a long file for a title", () => {
  const after = "Words.\n\n".repeat(5000);
  expect(read(`# Title\n\n${after}`).fields.title).toBe("Title");
  expect(read(`${after}# Title\n`).fields.title).toBe("Spring checklist");
  expect(read(`# ${"Title ".repeat(5000)}`).fields.title).toBe("Spring checklist");
});

test("ignores custom tags, aliases and merge keys", () => {
  const { fields, notices } = withHead(
    [
      "title: !!js/function 'function () { throw 1 }'",
      "base: &base { slug: merged }",
      "<<: *base",
      "author: *base",
      "__proto__: { excerpt: polluted }",
    ].join("\n"),
  );
  expect(fields).toEqual({ title: "function () { throw 1 }", content: "Text." });
  expect(notices).toEqual([
    "The field “author” is not text, so it was left out.",
    "Left out, because posts here have no equivalent: base, <<, __proto__.",
  ]);
  expect({}).not.toHaveProperty("excerpt");
});

test("reads nested aliases quickly", () => {
  const level = (n: number) => `l${n}: &l${n} [${`*l${n - 1}, `.repeat(10)}]`;
  const bomb = ["l0: &l0 lol", ...Array.from({ length: 30 }, (_, n) => level(n + 1)), "tags: *l30"];
  expect(withHead(bomb.join("\n")).fields).toEqual({ title: "Spring checklist", content: "Text." });
});

test.each([
  ["an oversized file", "x".repeat(textFileLimit + 1), "larger than 2 MB"],
  ["a binary file", "PNG\0\0", "not a plain text file"],
])("rejects %s with a message", (_, text, reason) => {
  expect(() => read(text)).toThrow(FileRejectedError);
  expect(() => read(text)).toThrow(reason);
});
