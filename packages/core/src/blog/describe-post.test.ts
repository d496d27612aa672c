import { expect, test } from "vitest";
import type { Article } from "./post.ts";
import { describePost } from "./describe-post.ts";

const post = { title: "Title", excerpt: "", seo_meta_description: null, content: "" } as Article;

test("prefers the description, then the excerpt, then the text, then the title", () => {
  const whole = { ...post, seo_meta_description: "Description", excerpt: "Excerpt", content: "Text" };
  expect(describePost(whole)).toBe("Description");
  expect(describePost({ ...whole, seo_meta_description: "" })).toBe("Excerpt");
  expect(describePost({ ...post, content: "Text" })).toBe("Text");
  expect(describePost({ ...post, content: "![A shop](/a.jpg)\n\n---\n" })).toBe("Title");
});

test.each([
  [
    "## A heading\n\nThe **first** words, _in_ `code` and ~~not~~ snake_case.",
    "The first words, in code and not snake_case.",
  ],
  [
    "See [our prices](/services), [this][one] and ![a picture](/a.jpg)now.[^1]\n\n[one]: /x",
    "See our prices, this and now.",
  ],
  ["> Quoted\n\n- [ ] One\n- Two\n1. Three\n\n| a | b |\n| - | - |", "Quoted One Two Three"],
  [
    "```js\nlet x;\n```\nAfter <b>all</b><!-- no -->, 5 * 3 < 16 \\*really\\*.",
    "After all, 5 * 3 < 16 *really*.",
  ],
  ["Open\n\n```\nnever closed", "Open"],
])("describes a post by the plain words of %j", (content, words) => {
  expect(describePost({ ...post, content })).toBe(words);
});

test("cuts a long text at a word", () => {
  const described = describePost({ ...post, content: "word ".repeat(100_000) });
  expect(described).toBe(`${"word ".repeat(31).trim()}…`);
  expect(describePost({ ...post, content: "a" + "😀".repeat(500) })).toBe(`a${"😀".repeat(153)}…`);
});
