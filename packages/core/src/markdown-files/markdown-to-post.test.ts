import { expect, test } from "vitest";
import { markdownToPost } from "./markdown-to-post.ts";
import { FileRefusedError, textFileLimit } from "./text-file.ts";

const categories = [
  { id: "1", name: "Local SEO", slug: "local-seo" },
  { id: "2", name: "Web design", slug: "web-design" },
];
const read = (text: string, name = "spring-checklist.md") => markdownToPost({ name, text }, categories);
const withHead = (head: string, body = "Text.") => read(`---\n${head}\n---\n\n${body}\n`);

test("a text without front matter has its first heading as the title, and no longer in the text", () => {
  const { fields, notices } = read("# Ask for *reviews*, `kindly`\n\nFirst words.\n\n## Part\n\nMore.\n");
  expect(fields).toEqual({
    title: "Ask for reviews, kindly",
    content: "First words.\n\n## Part\n\nMore.",
  });
  expect(notices).toEqual([]);
});

test.each([
  ["a heading underlined with =", "Title\n=====\n\nText.\n", "Title", "Text."],
  [
    "a heading after a picture",
    "![Logo](/logo.png)\n\n# Title\n\nText.",
    "Title",
    "![Logo](/logo.png)\n\nText.",
  ],
  ["no heading", "Just text.\n", "Spring checklist", "Just text."],
  [
    "a comment in code that looks like one",
    "```\n# no title\n```\n",
    "Spring checklist",
    "```\n# no title\n```",
  ],
  ["an empty heading", "#\n\nText.", "Spring checklist", "#\n\nText."],
  [
    "chapters of the first level",
    "Intro.\n\n# One\n\n# Two\n",
    "Spring checklist",
    "Intro.\n\n# One\n\n# Two",
  ],
  ["nothing in it", "", "Spring checklist", ""],
])("with %s, the title is right and the text is whole", (_, text, title, content) => {
  expect(read(text).fields).toEqual({ title, content });
});

test("front matter without a title: the heading is the title here too", () => {
  const { fields } = withHead("slug: kept\ntitle:", "# The heading\n\nText.");
  expect(fields).toEqual({ title: "The heading", slug: "kept", content: "Text." });
});

test("what Jekyll and Hugo write is taken over as far as posts have it; the rest is told by name", () => {
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
    "A post has one category: “Web design” was taken of 3.",
    "Left out, because posts here have nothing of the kind: layout, params.",
  ]);
});

test("a published post opens as a draft, and the person is told", () => {
  expect(withHead("title: T\nstatus: published").notices).toEqual([
    "The file says “published”. It opens as a draft: nothing is published until you do it.",
  ]);
  expect(withHead("title: T\nstatus: draft").notices).toEqual([]);
});

test("numbers, words for yes and no, and dates are what is written", () => {
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
  ["category: Gardening", "There is no such category here: “Gardening”."],
  ["date: next week", "The date “next week” could not be understood, so it was left out."],
  ["date: 2024-02-30", "The date “2024-02-30” could not be understood, so it was left out."],
  ["author: [Ann, Ben]", "The field “author” is not a text, so it was left out."],
  ["tags: { a: b }", "The field “tags” is not a list of texts, so it was left out."],
  ["tags: [one, [two]]", "The field “tags” is not a list of texts, so it was left out."],
])("%s is left out, with a sentence", (line, notice) => {
  const { fields, notices } = withHead(`title: T\n${line}`);
  expect(fields).toEqual({ title: "T", content: "Text." });
  expect(notices).toEqual([notice]);
});

test.each([
  ["a mistake", "title: T\nslug: a: b", "There is a mistake near line 3."],
  ["a name that comes twice", "title: One\ntitle: Two", "The field “title” is there twice."],
  ["no fields", "Just a sentence.", "It is not a list of fields."],
  ["a list as a name", "? [a, b]\n: c", "A field in it has no plain name."],
  ["brackets without end", "a: ".concat("[".repeat(5000)), "near line 2"],
  ["more than any post needs", "a: ".concat("x".repeat(200_000)), "It is too long."],
])("front matter with %s stays in the text, and nothing is lost", (_, head, reason) => {
  const file = `---\n${head}\n---\n\n# Heading\n\nText.`;
  const { fields, notices } = read(`${file}\n`);
  expect(fields).toEqual({ title: "Heading", content: file });
  expect(notices).toHaveLength(1);
  expect(notices[0]).toContain("could not be read, so it was left in the text.");
  expect(notices[0]).toContain(reason);
});

test("without a network the category is not known, and the person is told", () => {
  const { notices } = markdownToPost(
    { name: "a.md", text: "---\ntitle: T\ncategory: seo\n---\n" },
    undefined,
  );
  expect(notices).toEqual(["The categories could not be read just now, so none was chosen: “seo”."]);
});

test("of very many fields that posts do not have, the first are named", () => {
  const head = Array.from({ length: 100 }, (_, n) => `field${n}: x`).join("\n");
  expect(withHead(head).notices[0]).toMatch(/: field0, .*field7 and 92 more\.$/);
});

test("TOML is not read: the whole text opens, with a sentence", () => {
  const { fields, notices } = read('+++\ntitle = "T"\n+++\n\nText.\n');
  expect(fields).toEqual({ title: "Spring checklist", content: '+++\ntitle = "T"\n+++\n\nText.' });
  expect(notices).toEqual([expect.stringContaining("TOML")]);
});

test("a title is looked for at the beginning of a long text, never cut in two", () => {
  const after = "Words.\n\n".repeat(5000);
  expect(read(`# Title\n\n${after}`).fields.title).toBe("Title");
  expect(read(`${after}# Title\n`).fields.title).toBe("Spring checklist");
  expect(read(`# ${"Title ".repeat(5000)}`).fields.title).toBe("Spring checklist");
});

test("a line of dashes that is never closed is text", () => {
  expect(read("---\n\nText.").fields.content).toBe("---\n\nText.");
});

test("a byte order mark and the line breaks of Windows are no part of the text", () => {
  const { fields } = read("\uFEFF---\r\ntitle: T\r\n---\r\n\r\nOne.\r\n\r\nTwo.\r\n");
  expect(fields).toEqual({ title: "T", content: "One.\n\nTwo." });
});

test("tags of other languages, aliases and merges make nothing", () => {
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
    "The field “author” is not a text, so it was left out.",
    "Left out, because posts here have nothing of the kind: base, <<, __proto__.",
  ]);
  expect({}).not.toHaveProperty("excerpt");
});

test("aliases of aliases of aliases cost nothing", () => {
  const level = (n: number) => `l${n}: &l${n} [${`*l${n - 1}, `.repeat(10)}]`;
  const bomb = ["l0: &l0 lol", ...Array.from({ length: 30 }, (_, n) => level(n + 1)), "tags: *l30"];
  expect(withHead(bomb.join("\n")).fields).toEqual({ title: "Spring checklist", content: "Text." });
});

test.each([
  ["too long a text", "x".repeat(textFileLimit + 1), "larger than 2 MB"],
  ["what is no text", "PNG\0\0", "not a plain text file"],
])("%s is refused with a sentence", (_, text, reason) => {
  expect(() => read(text)).toThrow(FileRefusedError);
  expect(() => read(text)).toThrow(reason);
});
