import { authors } from "@brightwren/brand";
import { generationOfferSchema } from "@brightwren/functions/contracts/generate-blog-post";
import type { RunningBackend } from "@brightwren/backend/backend-options";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import {
  categoryId,
  chooseGeneratedPosts,
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
    expect(row).toMatchObject({ status: "draft", author: authors.generated });
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

const order = async (body: object) => press(backend, "generate-blog-post", { body });
const bakery = "How an independent bakery in Leeds can take Christmas orders online";

test("a topic of the owner's is never answered with an article about something else: titles are offered", async () => {
  await chooseGeneratedPosts(backend, "published");
  const response = await order({ topic: bakery, categoryId: await categoryId(backend, "local-seo") });
  await chooseGeneratedPosts(backend, "draft");
  expect(response.status).toBe(200);
  const { offer } = generationOfferSchema.parse(await response.json());
  expect(offer.libraryTopics.length).toBeGreaterThan(0);
  for (const { title } of offer.libraryTopics) expect(title).not.toMatch(/bakery/i);
  expect(await posts(backend)).toEqual([]);
  expect(await generations(backend)).toEqual([]);
});

test("what is chosen of the offer is written under the title that was offered, as a draft", async () => {
  await chooseGeneratedPosts(backend, "published");
  const asked = { topic: bakery, categoryId: await categoryId(backend, "local-seo"), keywords: ["cakes"] };
  const { offer } = generationOfferSchema.parse(await (await order(asked)).json());
  const [chosen] = offer.libraryTopics;
  const post = await madePost(await order({ ...asked, from: { libraryTopic: chosen?.id } }));
  await chooseGeneratedPosts(backend, "draft");
  expect(post).toMatchObject({ title: chosen?.title, status: "draft" });
  const [row] = await posts(backend);
  expect(row?.category_id).toBe(asked.categoryId);
  expect(JSON.stringify(row)).not.toMatch(/bakery|cakes/i);
  expect(await generations(backend)).toMatchObject([{ topic: chosen?.id, state: "written" }]);
});

test("an outline has the owner's topic, category and keywords, and is a draft whatever was chosen", async () => {
  await chooseGeneratedPosts(backend, "published");
  const category = await categoryId(backend, "local-seo");
  const asked = { topic: bakery, categoryId: category, keywords: ["cakes"], from: "outline" };
  const post = await madePost(await order(asked));
  await chooseGeneratedPosts(backend, "draft");
  expect(post).toMatchObject({ title: bakery, status: "draft" });
  expect(await posts(backend)).toMatchObject([
    { category_id: category, tags: ["cakes"], published_at: null },
  ]);
});

test.each([{ libraryTopic: "no-such-topic" }, "something", { outline: true }])(
  "%j is nothing to begin from: it is refused, and nothing is written",
  async (from) => {
    const response = await order({ topic: bakery, categoryId: await categoryId(backend), from });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: "invalid_input" });
    expect(await posts(backend)).toEqual([]);
  },
);

test("markup in topic and keywords does not reach the outline", async () => {
  const body = {
    topic: "<script>alert(1)</script>Parking [here](javascript:alert(2)) <img src=x onerror=alert(3)>",
    categoryId: await categoryId(backend),
    keywords: ["<b>bold</b>", "![x](https://evil.example/x.png)", "# heading", "`code`"],
    from: "outline",
  };
  const { title } = await madePost(await order(body));
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
