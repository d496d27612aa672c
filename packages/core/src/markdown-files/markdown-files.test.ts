import { emptyFields, postFieldNames, type TextFields } from "@brightwren/functions/contracts/post-fields";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { markdownToPost } from "./markdown-to-post.ts";
import { postToMarkdown } from "./post-to-markdown.ts";

const categories = [
  { id: "6d1f0f8e-0f0e-4b62-8f0b-0c4a1d2b3c4d", name: "Web design", slug: "web-design" },
  { id: "0b7f6a52-1111-4c8e-9a59-aaaaaaaaaaaa", name: "yes", slug: "null" },
];

const dates = [
  "",
  "2020-03-05T12:00:00+00:00",
  "2026-11-20T18:50:00.123456+01:00",
  "2026-11-20T18:50:00.000Z",
  "0001-01-01T00:00:00Z",
];

// Special characters in front matter, Markdown and line endings. Text files cannot contain NUL.
const snags = [
  Array.from("\n \t\r:#-'\"`\\,[]{}&*!|>?%@=~<_+.0123x"),
  Array.from("\u0007\u001b\u007f\u0085\u00a0\u200b\u2028\u2029\ufeff\ud800éß👩‍🎨한🏴󠁧󠁢󠁥󠁮󠁧󠁿"),
  ["---", "---\n", "\n---\n", "\n...\n", "+++\n", "\r\n", "\n\n", "\n# Heading\n", "```\n", "<!-- -->"],
  ["yes", "no", "null", "~", "true", "off", "y", "1e3", "0x1f", "012", "12:30:45", ".inf", "2020-01-01"],
  ["!!js/function x", "&a *a", "<<: *a", "key: value", "- item", " #no", "\\n", "\\u0041", "title: x\n"],
].flat();

const textOf = (maxLength: number) =>
  fc.array(fc.constantFrom(...snags, "plain ", "words "), { maxLength }).map((parts) => parts.join(""));

const randomPost = fc.record({
  ...(Object.fromEntries(postFieldNames.map((name) => [name, textOf(6)])) as Record<
    Exclude<keyof TextFields, "tags">,
    fc.Arbitrary<string>
  >),
  title: textOf(12),
  content: textOf(60),
  category_id: fc.constantFrom("", ...categories.map(({ id }) => id)),
  tags: fc.array(textOf(4), { maxLength: 5 }),
  published_at: fc.constantFrom(...dates),
});

const { title: _title, content: _content, author: _author, ...nothing } = emptyFields();
const write = (post: TextFields) => postToMarkdown(post, { status: "draft", categories });
const read = (text: string) => markdownToPost({ name: "other.md", text }, categories);
const count = process.env["TEST_DEPTH"] === "deep" ? 4000 : 250;
const posts: TextFields[] = fc.sample(randomPost, { seed: 7, numRuns: count });

test("restores every post unchanged from its file, without a notice, and writes the same file again", () => {
  for (const post of posts) {
    const file = write(post);
    const { fields, notices } = read(file);
    expect({ ...nothing, ...fields }).toEqual(post);
    expect(notices).toEqual([]);
    expect(write({ ...nothing, ...fields, author: fields.author ?? "nobody" })).toBe(file);
  }
});

test.each([
  ["no text", { title: "", content: "", author: "" }],
  ["a title of a hundred thousand characters", { title: "Very long: ".repeat(9100) }],
  ["text that starts with front matter", { content: "---\ntitle: Inner\n---\n\nText\n" }],
  ["Windows line breaks", { content: "\r\nOne\r\nTwo\r" }],
  ["only line breaks in its text", { content: "\n\n\n" }],
  ["a title that looks like a date", { title: "2024-01-01" }],
])("restores a post with %s", (_, special) => {
  const post: TextFields = { ...nothing, title: "T", content: "", author: "A", ...special };
  const { fields } = read(write(post));
  expect({ ...nothing, ...fields }).toEqual(post);
});
