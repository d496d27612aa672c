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

test("generates short, unique names when slugs clash or share their first 100 characters", () => {
  const taken = new Set<string>();
  const long = `${"x".repeat(99)}-${"x".repeat(30)}`;
  const names = ["post", "post", "post-2", "post", `${long}a`, `${long}b`].map((slug) =>
    markdownFileName({ slug, title: "" }, taken),
  );
  const stem = "x".repeat(99);
  expect(names).toEqual(["post.md", "post-2.md", "post-2-2.md", "post-3.md", `${stem}.md`, `${stem}-2.md`]);
});
