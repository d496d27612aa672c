import { getPublishedArticle, listRelatedPosts } from "@brightwren/core/blog/read-article";
import { listCategories } from "@brightwren/core/blog/list-categories";
import { listPublishedPosts, listVersionQuery } from "@brightwren/core/blog/list-published-posts";
import type { PostCard, PostFilter, PostPage } from "@brightwren/core/blog/post";
import { configureSupabase } from "@brightwren/core/supabase/client";
import { beforeAll, expect, test, vi } from "vitest";
import { isDeep } from "../setup/test-depth.ts";
import { ownBackend } from "./own-backend.ts";

const { maxRows, many } = isDeep ? { maxRows: 1000, many: 10_000 } : { maxRows: 20, many: 60 };

const backend = ownBackend({ seed: true, maxRows });
const never = new AbortController().signal;

beforeAll(async () => {
  configureSupabase({ url: backend.url, publishableKey: backend.anonKey });
});

/** Reads a list to its end. */
async function readPosts(filter: PostFilter, signal = never): Promise<PostCard[]> {
  const posts: PostCard[] = [];
  let after: PostPage["next"] = null;
  do {
    const page: PostPage = await listPublishedPosts(filter, after, signal);
    posts.push(...page.posts);
    after = page.next;
  } while (after);
  return posts;
}

const titles = (posts: { title: string }[]) => posts.map(({ title }) => title);

test("lists categories in alphabetical order", async () => {
  const names = (await listCategories(never)).map(({ name }) => name);
  expect(names.length).toBeGreaterThanOrEqual(6);
  expect(names).toEqual(names.toSorted());
});

test("lists published posts with their categories, newest first", async () => {
  const posts = await readPosts({});
  const published = await backend.sql(
    "select title from blog_posts where status = 'published' order by published_at desc, id",
  );
  expect(titles(posts)).toEqual(titles(published as { title: string }[]));
  expect(posts.every(({ category }) => category?.name && category.slug)).toBe(true);
});

test("combines a category filter with a search", async () => {
  const local = (await listCategories(never)).find(({ slug }) => slug === "local-seo");
  const posts = await readPosts({ categoryId: local?.id });
  expect(posts).toHaveLength(3);
  const found = await readPosts({ categoryId: local?.id, search: "REVIEWS" });
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

test("leaves out an article whose text cannot be rendered", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  await backend.sql(
    `insert into blog_posts (title, slug, status, published_at, content)
     values ('Deep', 'deep', 'published', now(), repeat('>', 5000) || ' a')`,
  );
  await expect(getPublishedArticle("deep", never)).resolves.toBeNull();
  expect(logged).toHaveBeenCalledWith(expect.stringContaining("left out"), expect.anything());
  await backend.sql("delete from blog_posts where slug = 'deep'");
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
  await expect(readPosts({ search: "🐦".repeat(5000) })).resolves.toEqual([]);
});

test("completes a read after another read is aborted", async () => {
  const controller = new AbortController();
  const aborted = readPosts({ search: "seo" }, controller.signal);
  controller.abort();
  await expect(aborted).rejects.toThrow(/abort/i);
  await expect(readPosts({ search: "cookie rules" })).resolves.toHaveLength(1);
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
  // Bulk imports may give many posts the same date.
  await backend.sql("update blog_posts set published_at = '2020-01-01' where slug like 'many-%5'");
  const posts = await readPosts({});
  const found = posts.filter(({ slug }) => slug.startsWith("many-"));
  expect(found).toHaveLength(many * 0.95);
  expect(new Set(found.map(({ slug }) => slug)).size).toBe(many * 0.95);
  expect(found.filter(({ slug }) => Number(slug.slice(5)) % 20 === 0)).toEqual([]);
  await expect(readPosts({ search: `many ${many - 3}` })).resolves.toHaveLength(1);
  await expect(readPosts({ search: "many" })).resolves.toHaveLength(many * 0.95);
});

test("notices every change of a list by its version", async () => {
  const category = (await listCategories(never)).find(({ slug }) => slug === "local-seo")?.id;
  const read = (id?: string) => listVersionQuery(id).queryFn({ signal: never });
  const versions = async () => [await read(), await read(category)];
  const [all, ofCategory] = await versions();
  const [{ total, newest } = {}] = await backend.sql<{ total: number; newest: string }>(
    "select count(*)::int as total, to_json(max(updated_at)) as newest from blog_posts where status = 'published'",
  );
  expect(all).toEqual({ total, newest });
  expect(ofCategory).toMatchObject({ total: 3 });

  await backend.sql("update blog_posts set excerpt = 'Other' where slug = 'local-seo-for-trades'");
  const edited = await versions();
  expect(edited).toMatchObject([{ total }, { total: 3 }]);
  expect(edited[0]?.newest).not.toBe(newest);
  expect(edited[1]?.newest).toBe(edited[0]?.newest);

  await backend.sql("update blog_posts set status = 'draft' where slug = 'local-seo-for-trades'");
  await expect(versions()).resolves.toMatchObject([{ total: (total ?? 0) - 1 }, { total: 2 }]);
});
