import { authors } from "@brightwren/brand";
import { publishFaults } from "@brightwren/core/seo/publish-faults";
import { generatedPostSchema } from "@brightwren/functions/contracts/generate-blog-post";
import { readingTime } from "@brightwren/functions/contracts/reading-time";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { topics } from "../../supabase/functions/_shared/generation/library/topics.ts";
import {
  addLibraryCategories,
  categoryId,
  chooseGeneratedPosts,
  forgetPosts,
  generations,
  madePost,
  posts,
  press,
} from "./generation-owner.ts";
import { ownBackend } from "./own-backend.ts";

const backend = ownBackend();
beforeAll(() => addLibraryCategories(backend));

beforeEach(() => forgetPosts(backend));

const random = async () => madePost(await press(backend, "schedule-blog-posts"));

test("uses every library topic once before it repeats one", async () => {
  const [one, other, ...used] = topics.map(({ id }) => id);
  await backend.sql(
    `insert into private.post_generations (request_id, fingerprint, topic, state, expires_at)
     select gen_random_uuid(), topic, topic, 'written', now() from unnest($1::text[]) as topic`,
    [used],
  );
  await random();
  await random();
  const latest = (await generations(backend)).map(({ topic }) => topic).slice(used.length);
  expect(new Set(latest)).toEqual(new Set([one, other]));
  for (const row of await posts(backend)) {
    expect(row).toMatchObject({
      status: "draft",
      author: authors.generated,
      category_id: expect.any(String),
    });
    expect(row.content.split(/\s+/).length).toBeGreaterThan(700);
  }
  await random();
  expect(await generations(backend)).toHaveLength(topics.length + 1);
});

test("uses the author from the settings", async () => {
  await backend.sql("update public.owner_settings set generated_author = 'Ann Wren'");
  try {
    await random();
    expect(await posts(backend)).toMatchObject([{ author: "Ann Wren", status: "draft" }]);
  } finally {
    await backend.sql("update public.owner_settings set generated_author = null");
  }
});

const order = async (body: object, headers = {}) => press(backend, "generate-blog-post", { body, headers });
const result = async (response: Response) => generatedPostSchema.parse(await response.json());
const bakery = "How an independent bakery in Leeds can take Christmas orders online";

test("creates a draft outline from the owner's topic, category and keywords", async () => {
  const asked = {
    topic: bakery,
    categoryId: await categoryId(backend, "local-seo"),
    keywords: ["cakes", "bank holidays"],
  };
  await chooseGeneratedPosts(backend, "published");
  const post = await madePost(await order(asked));
  await chooseGeneratedPosts(backend, "draft");
  expect(post).toMatchObject({ title: bakery, status: "draft" });
  const [row, ...others] = await posts(backend);
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    title: bakery,
    slug: "how-an-independent-bakery-in-leeds-can-take-christmas-orders-online",
    status: "draft",
    published_at: null,
    category_id: asked.categoryId,
    tags: asked.keywords,
    author: authors.generated,
  });
  expect(row?.read_time_minutes).toBe(readingTime(row?.content ?? ""));
  for (const keyword of asked.keywords) expect(row?.content).toContain(`“${keyword}”`);
});

test("blocks publishing a custom post until its placeholders are replaced", async () => {
  await order({ topic: bakery, categoryId: await categoryId(backend), keywords: ["cakes"] });
  const [row] = await posts(backend);
  if (!row) throw new Error("There is no post.");
  const stopped = new Set(publishFaults(row).map(({ field }) => field));
  expect(stopped).toEqual(new Set(["content", "excerpt", "seo_meta_description"]));
  const filledIn = (text: string) => text.replaceAll("TODO: ", "");
  expect(
    publishFaults({
      title: row.title,
      content: filledIn(row.content),
      excerpt: filledIn(row.excerpt),
      seo_meta_description: filledIn(row.seo_meta_description ?? ""),
    }),
  ).toEqual([]);
});

test("returns an empty list when no library article is similar", async () => {
  await backend.sql("insert into public.blog_categories (name, slug) values ('Own', 'own')");
  try {
    const asked = { topic: "Zeppelins for vicars", categoryId: await categoryId(backend, "own") };
    expect(await result(await order(asked))).toMatchObject({ libraryTopics: [] });
  } finally {
    await backend.sql("delete from public.blog_posts; delete from public.blog_categories where slug = 'own'");
  }
});

test("stores the chosen library article as a draft", async () => {
  await chooseGeneratedPosts(backend, "published");
  const asked = { topic: bakery, categoryId: await categoryId(backend, "local-seo"), keywords: ["cakes"] };
  const { libraryTopics: [chosen] = [] } = await result(await order(asked));
  const answer = await result(await order({ ...asked, from: { libraryTopic: chosen?.id } }));
  await chooseGeneratedPosts(backend, "draft");
  expect(answer).toMatchObject({ post: { title: chosen?.title, status: "draft" } });
  expect(answer).not.toHaveProperty("libraryTopics");
  const row = (await posts(backend)).find(({ id }) => id === answer.post.id);
  expect(row?.category_id).toBe(asked.categoryId);
  expect(JSON.stringify(row)).not.toMatch(/bakery|cakes/i);
  expect((await generations(backend)).at(-1)).toMatchObject({ topic: chosen?.id, state: "written" });
});

test.each([{ libraryTopic: "no-such-topic" }, "outline", { outline: true }])(
  "rejects the invalid source %j",
  async (from) => {
    const response = await order({ topic: bakery, categoryId: await categoryId(backend), from });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: "invalid_input" });
    expect(await posts(backend)).toEqual([]);
  },
);

test("stores posts without a category when the blog lacks the library's categories", async () => {
  await backend.sql("update public.blog_categories set slug = 'own-' || slug, name = 'Own ' || name");
  try {
    await random();
    expect(await posts(backend)).toMatchObject([{ category_id: null }]);
  } finally {
    await backend.sql("update public.blog_categories set slug = substr(slug, 5), name = substr(name, 5)");
  }
});

test("uses only library topics whose category exists in the blog", async () => {
  await backend.sql("delete from public.blog_categories where slug <> 'web-design'");
  for (let n = 0; n < 4; n += 1) await random();
  const category = await categoryId(backend);
  expect(new Set((await posts(backend)).map(({ category_id }) => category_id))).toEqual(new Set([category]));
});
