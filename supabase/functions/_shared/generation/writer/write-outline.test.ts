import { expect, test } from "vitest";
import { countWords } from "../../contracts/reading-time.ts";
import { writeOutline } from "./write-outline.ts";

test("an outline has the owner's topic as its title, their keywords as tags, and claims nothing about either", () => {
  const post = writeOutline("how a bakery takes Christmas orders.", [" cakes ", "<b>Leeds</b>", ""]);
  expect(post).toMatchObject({
    title: "How a bakery takes Christmas orders",
    slug: "how-a-bakery-takes-christmas-orders",
    tags: ["cakes", "Leeds"],
    excerpt: "",
    metaDescription: "",
  });
  expect(post.content).not.toContain("bakery");
  expect(countWords(post.content)).toBeLessThan(200);
});

test("every part of it is to be filled in, and says so", () => {
  const parts = writeOutline("Topic", []).content.split(/^## .*$/m);
  expect(parts.length).toBeGreaterThan(5);
  for (const part of parts) expect(part).toContain("TODO");
});

test("a topic of two hundred characters, or of markup alone, still has a title and an address", () => {
  expect(writeOutline("w".repeat(200), []).title).toHaveLength(200);
  expect(writeOutline("<script>alert(1)</script>", [])).toMatchObject({
    title: "Untitled",
    slug: "untitled",
  });
});
