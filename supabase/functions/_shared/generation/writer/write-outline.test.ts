import { toString } from "mdast-util-to-string";
import { expect, test } from "vitest";
import { readingTime } from "../../contracts/reading-time.ts";
import { type MarkdownNode, parseMarkdown } from "../text/markdown-tree.ts";
import { writeOutline } from "./write-outline.ts";

const ten = Array.from({ length: 10 }, (_, n) => `keyword ${n + 1}`);

const blocks = (content: string) => parseMarkdown(content).children ?? [];
const headings = (content: string) =>
  blocks(content)
    .filter(({ type }) => type === "heading")
    .map((node) => toString(node));
const typesIn = ({ type, children = [] }: MarkdownNode): string[] => [type, ...children.flatMap(typesIn)];

test.each([
  ["one word", "Slates", "slates"],
  ["200 characters", "word ".repeat(40).trim() + "!", "word-".repeat(16).slice(0, -1)],
  ["another script", "屋根の選び方", "wu-gen-noxuan-bifang"],
  ["no letters", "🎉 !!!", "post"],
  ["HTML", "What the <title> tag is for", "what-the-title-tag-is-for"],
  ["Markdown", "# *Five* [tips](/here) | `now`", "five-tips-here-now"],
])("returns a complete post when the topic is %s", (_, topic, slug) => {
  expect(writeOutline(topic, [])).toMatchObject({
    title: topic,
    slug,
    content: writeOutline("x", []).content,
  });
});

test("marks every placeholder text with TODO", () => {
  for (const keywords of [[], ["cakes"], ten]) {
    const { content, excerpt, metaDescription } = writeOutline("Topic", keywords);
    const parts = blocks(content).flatMap((node) => (node.type === "list" ? (node.children ?? []) : [node]));
    const unmarked = parts.filter(({ type }) => type !== "heading").map((node) => toString(node));
    expect(unmarked.filter((text) => !text.startsWith("TODO: "))).toEqual([]);
    expect(excerpt).toMatch(/^TODO: /);
    expect(metaDescription).toMatch(/^TODO: /);
  }
});

test("uses only general sections when there are no keywords", () => {
  const { content, tags } = writeOutline("Topic", []);
  expect(tags).toEqual([]);
  expect(headings(content)).toEqual([
    "The short answer",
    "Before you start",
    "Step by step",
    "An example from our work",
    "Questions we are asked",
    "What to do next",
  ]);
});

test("adds a tag, a heading and a question for one keyword", () => {
  const { content, tags } = writeOutline("Topic", ["bank holidays"]);
  expect(tags).toEqual(["bank holidays"]);
  expect(headings(content)).toContain("What to know about bank holidays");
  expect(content).toContain("be glad to know about “bank holidays” beforehand?");
});

test("adds headings for the first three keywords and questions for the others", () => {
  const { content, tags } = writeOutline("Topic", ten);
  expect(tags).toEqual(ten);
  expect(headings(content)).toHaveLength(9);
  const asked = blocks(content)
    .filter(({ type }) => type === "list")
    .at(-1);
  expect(asked?.children).toHaveLength(1 + 7);
  for (const keyword of ten) expect(content).toContain(`“${keyword}”`);
});

test("limits the number and length of tags and removes duplicates", () => {
  const long = "k".repeat(60);
  const { tags } = writeOutline("Topic", [long, "Cakes", "cakes", ...ten]);
  expect(tags).toHaveLength(10);
  expect(tags.slice(0, 3)).toEqual([`${"k".repeat(49)}…`, "Cakes", "keyword 1"]);
});

test.each([
  "# heading",
  "#",
  "1. first",
  "- item",
  "C #",
  "*bold* _slanted_ `code` ~~gone~~",
  "[words](javascript:alert(1))",
  "![x](/x.png)",
  "<script>alert(1)</script>",
  "&lt;b&gt; \\ | [^1]",
  "屋根",
])("shows the keyword %j as typed, without interpreting markup", (keyword) => {
  const { content } = writeOutline("Topic", [keyword, "a", "b", keyword]);
  expect(headings(content)).toContain(`What to know about ${keyword}`);
  expect(toString(parseMarkdown(content)).split(`“${keyword}”`)).toHaveLength(3);
  const allowed = ["root", "paragraph", "heading", "text", "list", "listItem"];
  expect(typesIn(parseMarkdown(content)).filter((type) => !allowed.includes(type))).toEqual([]);
});

test("sets the reading time from the content", () => {
  const { content, readTimeMinutes } = writeOutline("Topic", ten);
  expect(readTimeMinutes).toBe(readingTime(content));
});
