import { expect, test } from "vitest";
import { finishDraft } from "../finish-draft.ts";
import { writeCustomPost } from "./built-in-writer.ts";

function write(topic: string, categorySlug: string | undefined, keywords: string[] = [], seed = "seed") {
  const post = finishDraft(writeCustomPost({ topic, categorySlug, keywords }, seed));
  if (typeof post === "string") throw new Error(post);
  return post;
}

test.each([
  ["Opening hours for florists", "local-seo", "keeping your opening hours right everywhere"],
  ["How do I back up my website", "domains-and-hosting", "backing up a website"],
  ["Video on a homepage", "website-performance", "using video"],
  ["Alt text", "law-and-accessibility", "alternative texts"],
  ["FAQ pages", "writing-for-the-web", "a page of questions and answers"],
])("%s in %s is about %s, and says so in title and first paragraph", (topic, category, subject) => {
  const { title, content } = write(topic, category);
  expect(title.startsWith(`${topic}: `)).toBe(true);
  expect(title).toContain(subject);
  expect(content.split("\n")[0]).toContain(`“${topic}”`);
  expect(content.split("\n")[0]).toContain(subject);
});

test("words win over the category, the category over chance", () => {
  expect(write("Domain renewals", "web-design").title).toContain("domain name");
  for (const seed of ["a", "b", "c", "d"]) {
    expect(write("Zeppelins", "web-design", [], seed).tags).toContain("Web Design");
  }
});

test("a topic the library knows nothing about is not pretended to be answered", () => {
  const { title, content } = write("Zeppelins for vicars", "web-design");
  expect(title).toMatch(/^Zeppelins for vicars\? First, /);
  expect(content).toContain("“Zeppelins for vicars” deserves an answer from somebody who has worked with it");
});

test("a question keeps its mark", () => {
  expect(write("Do I need opening hours?", "local-seo").title).toBe(
    "Do I need opening hours? Keeping your opening hours right everywhere",
  );
});

test("keywords become tags and stand in the article in quotes, whatever characters they have", () => {
  for (const seed of ["a", "b", "c", "d", "e", "f"]) {
    const { tags, content } = write(
      "Backups",
      "domains-and-hosting",
      ["restore site", "C# & *x*", "50% off!", "a | b", "five", "six"],
      seed,
    );
    expect(tags.slice(0, 3)).toEqual(["Restore site", "C# & x", "50% off!"]);
    expect(tags).toHaveLength(6);
    expect(content).toContain("“restore site”");
    expect(content).not.toContain("undefined");
  }
});

const keywordSection = (keywords: string[], seed: string) =>
  /## (?:Where|Keep|A word about) “one”[\s\S]*?(?=\n\n## )/.exec(
    write("Backups", "domains-and-hosting", keywords, seed).content,
  )?.[0] ?? "";

test("the sentences about keywords agree with their number", () => {
  const both = "abcdefgh".split("").map((seed) => ({
    one: keywordSection(["one"], seed),
    three: keywordSection(["one", "two", "three"], seed),
  }));
  for (const { one, three } of both) {
    expect(one).not.toMatch(
      /those searches|[Tt]hese phrases|A few searches|People who|one of them|Repeating them/,
    );
    expect(three).not.toMatch(/that search in mind|[Tt]his phrase|One search|Somebody who|wants/);
    expect(one).toContain("“one”");
    expect(three).toContain("“one”, “two” and “three”");
  }
  expect(new Set(both.map(({ one }) => one)).size).toBe(3);
});

test("an example about the trade that was named comes first", () => {
  const orders = ["a", "b", "c", "d", "e"].map(
    (seed) =>
      write("Opening hours for a dental practice", "local-seo", [], seed).content.match(
        /^## Imagine .*$/m,
      )?.[0],
  );
  expect(new Set(orders)).toEqual(new Set(["## Imagine a dental practice"]));
});

test("a topic of two hundred characters or of markup alone still gives a post", () => {
  expect(write("w".repeat(200), "web-design").title.length).toBeLessThanOrEqual(200);
  expect(write("<script>alert(1)</script>", "web-design").title).not.toContain("alert");
  expect(write("...", undefined).title.length).toBeGreaterThan(10);
});
