import { expect, test } from "vitest";
import { markdownFileName } from "./post-to-markdown.ts";

const nameOf = (slug: string, title = "") => markdownFileName({ slug, title });

test.each([
  [nameOf("spring-checklist"), "spring-checklist.md"],
  [nameOf("a".repeat(100)), `${"a".repeat(100)}.md`],
  [nameOf("", "Spring: a checklist?"), "spring-a-checklist.md"],
  [nameOf("../../etc/passwd"), "etc-passwd.md"],
  [nameOf("", "…"), "post.md"],
  [nameOf("con"), "con-post.md"],
  [nameOf("lpt1"), "lpt1-post.md"],
])("generates the file name %s", (name, expected) => {
  expect(name).toBe(expected);
});

test("generates short, unique names when slugs share their first 120 characters", () => {
  const taken = new Set<string>();
  const names = ["a", "b"].map((end) =>
    markdownFileName({ slug: `${"x".repeat(99)}-${"x".repeat(30)}${end}`, title: "" }, taken),
  );
  expect(names).toEqual([`${"x".repeat(99)}.md`, `${"x".repeat(99)}-2.md`]);
});

test("numbers file names when slugs clash", () => {
  const taken = new Set<string>();
  const names = ["post", "post", "post-2", "post"].map((slug) =>
    markdownFileName({ slug, title: "" }, taken),
  );
  expect(names).toEqual(["post.md", "post-2.md", "post-2-2.md", "post-3.md"]);
});
