import { expect, test } from "vitest";
import { read } from "./read-files.fixture.ts";

const text = (head: string) => `---\n${head}\n---\n\nWords.\n`;

test("skips files in a pages section and undated files outside sections", async () => {
  const { posts, notices } = await read({
    "content/about.md": text("title: About"),
    "content/imprint/index.md": text("title: Imprint"),
    "content/page/search/index.md": text("title: Search\ndate: 2024-01-01"),
    "content/en/contact.md": text("title: Contact"),
    "content/moved.md": text("title: We have moved\ndate: 2024-01-01"),
    "content/posts/undated.md": text("title: Undated"),
  });
  expect(posts.map(({ fields }) => fields.slug)).toEqual(["moved", "undated"]);
  expect(notices).toEqual([
    "Pages, not posts, so they were left out: content/about.md, content/imprint/index.md, content/page/search/index.md, content/en/contact.md.",
  ]);
});

test("reads every note in a folder as a post when none has a date", async () => {
  const { posts } = await read({
    "content/one.md": text("title: One"),
    "content/two.md": text("title: Two"),
  });
  expect(posts).toHaveLength(2);
});

test("adds the language to the slug when a bundle has several languages", async () => {
  const { posts } = await read({
    "content/posts/prices/index.de.md": text("title: Preise"),
    "content/posts/prices/index.md": text("title: Prices"),
    "content/posts/prices/index.zh-hans.md": text("title: Own\nslug: chosen"),
    "content/posts/prices/cover.jpg": "x",
  });
  expect(posts.map(({ fields }) => [fields.slug, fields.featured_image_url])).toEqual([
    ["prices-de", "cover.jpg"],
    ["prices", "cover.jpg"],
    ["chosen", "cover.jpg"],
  ]);
});
