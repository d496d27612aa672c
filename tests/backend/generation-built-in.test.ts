import { authors } from "@brightwren/brand";
import type { RunningBackend } from "@brightwren/backend/backend-options";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import {
  categoryId,
  forgetPosts,
  generations,
  madePost,
  posts,
  press,
  startGenerationBackend,
} from "./generation-owner.ts";

/** The library's size; the built-in writer has that many different posts before a topic comes again. */
const librarySize = 24;

let backend: RunningBackend;

beforeAll(async () => {
  // Whatever the person's own shell has set: these tests are about the writer that needs nothing.
  backend = await startGenerationBackend({ AI_BASE_URL: "", AI_API_KEY: "", AI_MODEL: "" });
});
afterAll(() => backend?.stop());

beforeEach(async () => {
  await forgetPosts(backend);
  vi.spyOn(console, "log").mockImplementation(() => undefined);
});

const random = async () => madePost(await press(backend, "schedule-blog-posts"));

test("without a model every topic of the library comes once before any comes again", async () => {
  for (let n = 0; n < librarySize; n += 1) await random();
  const used = (await generations(backend)).map(({ topic }) => topic);
  expect(new Set(used).size).toBe(librarySize);
  const rows = await posts(backend);
  expect(new Set(rows.map(({ slug }) => slug)).size).toBe(librarySize);
  expect(new Set(rows.map(({ category_id }) => category_id)).size).toBe(7);
  for (const row of rows) {
    expect(row).toMatchObject({ status: "published", author: authors.generated });
    expect(row.content.split(/\s+/).length).toBeGreaterThan(700);
    expect(row.tags.length).toBeGreaterThanOrEqual(3);
    expect(row.seo_meta_description.length).toBeLessThanOrEqual(160);
  }

  await random();
  const topics = (await generations(backend)).map(({ topic }) => topic);
  const again = topics.filter((topic, n) => topics.indexOf(topic) !== n);
  expect(again).toHaveLength(1);
  const [first, second] = (await posts(backend)).filter(
    (_, n) => topics[n] === again[0] || topics[n] === undefined,
  );
  expect(first?.content).not.toBe(second?.content);
});

test("a topic whose post was deleted does not come back before the others", async () => {
  await random();
  const [used] = await generations(backend);
  await backend.sql("delete from public.blog_posts");
  const [next] = await backend.sql<{ topic: string }>(
    "select topic from public.claim_post_generation(gen_random_uuid(), 'library', array[$1, 'another'], interval '1 minute')",
    [used?.topic],
  );
  expect(next?.topic).toBe("another");
});

test("a custom post carries the owner's topic, category and keywords", async () => {
  const category = await categoryId(backend, "local-seo");
  const body = { topic: "opening hours for florists", categoryId: category, keywords: ["florist Ludlow"] };
  const post = await madePost(await press(backend, "generate-blog-post", { body }));
  expect(post).toMatchObject({ title: expect.stringMatching(/^Opening hours for florists/) });
  const [row] = await posts(backend);
  expect(row).toMatchObject({
    category_id: category,
    slug: expect.stringMatching(/^opening-hours-for-florists/),
  });
  expect(row?.tags).toContain("Florist Ludlow");
  expect(row?.content).toContain("“florist Ludlow”");
});

test("markup in topic and keywords does not reach the post", async () => {
  const body = {
    topic: "<script>alert(1)</script>Parking [here](javascript:alert(2)) <img src=x onerror=alert(3)>",
    categoryId: await categoryId(backend),
    keywords: ["<b>bold</b>", "![x](https://evil.example/x.png)", "# heading", "`code`"],
  };
  const { title } = await madePost(await press(backend, "generate-blog-post", { body }));
  const [row] = await posts(backend);
  expect(title).toMatch(/^Parking here/);
  for (const bad of ["<script", "alert(", "javascript:", "onerror", "evil.example", "<b>", "!["]) {
    expect(JSON.stringify(row)).not.toContain(bad);
  }
});

test("a blog whose categories the library does not know gets its posts without a category", async () => {
  await backend.sql("update public.blog_categories set slug = 'own-' || slug, name = 'Own ' || name");
  try {
    await random();
    expect(await posts(backend)).toMatchObject([{ category_id: null }]);
  } finally {
    await backend.sql("update public.blog_categories set slug = substr(slug, 5), name = substr(name, 5)");
  }
});

test("a blog with some of the library's categories gets posts for these alone", async () => {
  await backend.sql("delete from public.blog_categories where slug <> 'web-design'");
  for (let n = 0; n < 4; n += 1) await random();
  const category = await categoryId(backend);
  expect(new Set((await posts(backend)).map(({ category_id }) => category_id))).toEqual(new Set([category]));
});
