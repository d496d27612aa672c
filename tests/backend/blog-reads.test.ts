import { getPublishedArticle, listRelatedPosts } from "@brightwren/core/blog/read-article";
import { listCategories } from "@brightwren/core/blog/list-categories";
import { listPublishedPosts } from "@brightwren/core/blog/list-published-posts";
import { configureSupabase } from "@brightwren/core/supabase/client";
import { beforeAll, expect, test } from "vitest";
import { isDeep } from "../setup/test-depth.ts";
import { ownBackend } from "./own-backend.ts";

const { maxRows, many } = isDeep ? { maxRows: 1000, many: 10_000 } : { maxRows: 20, many: 60 };

const backend = ownBackend({ seed: true, maxRows });
const never = new AbortController().signal;

beforeAll(async () => {
  configureSupabase({ url: backend.url, publishableKey: backend.anonKey });
});

const titles = (posts: { title: string }[]) => posts.map(({ title }) => title);

test("lists categories in alphabetical order", async () => {
  const names = (await listCategories(never)).map(({ name }) => name);
  expect(names.length).toBeGreaterThanOrEqual(6);
  expect(names).toEqual(names.toSorted());
});

test("lists published posts with their categories, newest first", async () => {
  const posts = await listPublishedPosts({}, never);
  const published = await backend.sql(
    "select title from blog_posts where status = 'published' order by published_at desc, id",
  );
  expect(titles(posts)).toEqual(titles(published as { title: string }[]));
  expect(posts.every(({ category }) => category?.name && category.slug)).toBe(true);
});

test("combines a category filter with a search", async () => {
  const local = (await listCategories(never)).find(({ slug }) => slug === "local-seo");
  const posts = await listPublishedPosts({ categoryId: local?.id }, never);
  expect(posts).toHaveLength(3);
  const found = await listPublishedPosts({ categoryId: local?.id, search: "REVIEWS" }, never);
  expect(titles(found)).toEqual(["How to ask for reviews without feeling awkward"]);
});

test("finds an article by slug only while it is published", async () => {
  const article = await getPublishedArticle("choosing-a-domain-name", never);
  expect(article?.content).toContain("## ");
  expect(article?.category?.slug).toBe("domains-and-hosting");
  for (const slug of [
    "structured-data-for-small-businesses",
    "photographs-from-your-phone",
    "null",
    "{a,b}",
    "",
  ]) {
    await expect(getPublishedArticle(slug, never)).resolves.toBeNull();
  }
});

test("lists up to three other posts in the category as related", async () => {
  const [category] = await backend.sql<{ id: string }>(
    "select id from blog_categories where slug = 'seo-basics'",
  );
  await backend.sql(
    `insert into blog_posts (title, slug, status, published_at, category_id)
     select 'Extra ' || n, 'extra-' || n, 'published', now(), $1 from generate_series(1, 4) n`,
    [category?.id],
  );
  const article = await getPublishedArticle("page-titles-and-descriptions", never);
  if (!article) throw new Error("The seeded article is missing.");
  const related = await listRelatedPosts(article, never);
  expect(related).toHaveLength(3);
  expect(related.map(({ id }) => id)).not.toContain(article.id);
  await expect(listRelatedPosts({ ...article, category_id: null }, never)).resolves.toEqual([]);
  await backend.sql("delete from blog_posts where slug like 'extra-%'");
});

test("truncates a search that is too long", async () => {
  await expect(listPublishedPosts({ search: "🐦".repeat(5000) }, never)).resolves.toEqual([]);
});

test("completes a read after another read is aborted", async () => {
  const controller = new AbortController();
  const aborted = listPublishedPosts({ search: "seo" }, controller.signal);
  controller.abort();
  await expect(aborted).rejects.toThrow(/abort/i);
  await expect(listPublishedPosts({ search: "cookie rules" }, never)).resolves.toHaveLength(1);
});

test("lists all published posts beyond the row limit of one request", async () => {
  await backend.sql(
    `insert into blog_posts (title, slug, status, published_at, excerpt, content)
     select 'Many ' || n, 'many-' || n,
            case when n % 20 = 0 then 'draft' else 'published' end,
            timestamptz '2020-01-01' + n * interval '1 second', 'One of many.', repeat('Five kilobytes. ', 320)
     from generate_series(1, $1::int) n`,
    [many],
  );
  const posts = await listPublishedPosts({}, never);
  const found = posts.filter(({ slug }) => slug.startsWith("many-"));
  expect(found).toHaveLength(many * 0.95);
  expect(new Set(found.map(({ slug }) => slug)).size).toBe(many * 0.95);
  expect(found.filter(({ slug }) => Number(slug.slice(5)) % 20 === 0)).toEqual([]);
  await expect(listPublishedPosts({ search: `many ${many - 3}` }, never)).resolves.toHaveLength(1);
});
