import type { RunningBackend } from "@brightwren/backend/backend-options";
import type { PostListRequest } from "@brightwren/core/admin-posts/post";
import {
  countPostsByStatus,
  listPostContents,
  listPosts,
  listPublishedSlugs,
  listRecentPosts,
} from "@brightwren/core/admin-posts/read-posts";
import { listAuthors, listTags } from "@brightwren/core/admin-posts/read-post";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestBackend, addManyPosts } from "../setup/backend.ts";
import { isDeep } from "../setup/test-depth.ts";
import { never, openShellAs } from "./admin-shell.ts";

// More posts than one request gives.
const { maxRows, many } = isDeep ? { maxRows: 1000, many: 2000 } : { maxRows: 20, many: 80 };
const all = many + 6;
const drafts = many / 20 + 2;
const published = many * 0.95 + 1;

let backend: RunningBackend;

beforeAll(async () => {
  backend = await startTestBackend({ seed: false, maxRows });
  await backend.sql("insert into public.blog_categories (name, slug) values ('SEO', 'seo')");
  // Many of 5 KB, every twentieth a draft, and six that stand out.
  await addManyPosts(backend, many);
  await backend.sql(`
    insert into public.blog_posts (title, slug, excerpt, status, published_at, created_at, author, tags) values
      ('Zebra (50%, really)', 'zebra', '', 'draft', null, '2030-01-06', 'Ann', '{SEO,Local}'),
      ('Ärger über Anführungszeichen "x"', 'aerger', '', 'draft', null, '2030-01-05', 'Ann', '{SEO}'),
      ('Later', 'later', 'A zebra in the excerpt', 'scheduled', '2099-01-01', '2030-01-04', 'Ann', '{}'),
      ('Sooner', 'sooner', '', 'scheduled', '2098-01-01', '2030-01-03', 'Bob', '{}'),
      ('Gone', 'gone', '', 'archived', '2020-01-01', '2030-01-02', 'Bob', '{}'),
      ('Shown', 'shown', '', 'published', '2020-01-01', '2030-01-01', 'Bob', '{}')`);
  await openShellAs(backend);
});
afterAll(() => backend?.stop());

const list = (request: Partial<PostListRequest> = {}) =>
  listPosts({ sort: { by: "created_at", ascending: false }, page: 1, pageSize: 20, ...request }, never);

const titles = async (request: Partial<PostListRequest>) =>
  (await list(request)).posts.map(({ title }) => title);

test("a page holds its rows without bodies, and how many there are in all", async () => {
  const { posts, total } = await list();
  expect(posts).toHaveLength(20);
  expect(total).toBe(all);
  expect(posts[0]).toMatchObject({ title: "Zebra (50%, really)", status: "draft", category: null });
  expect(posts[0]).not.toHaveProperty("content");
  expect(posts[10]?.category).toEqual({ name: "SEO", slug: "seo" });
});

test("every post is on exactly one page", async () => {
  const ids = new Set<string>();
  for (let page = 1; page <= Math.ceil(all / maxRows); page += 1) {
    for (const { id } of (await list({ page, pageSize: maxRows })).posts) ids.add(id);
  }
  expect(ids.size).toBe(all);
});

test("a page after the last one is empty and knows the total", async () => {
  expect(await list({ page: Math.ceil(all / 20) + 1 })).toEqual({ posts: [], total: all });
  expect(await list({ status: "archived", page: 2 })).toEqual({ posts: [], total: 1 });
  expect(await list({ search: "no such post" })).toEqual({ posts: [], total: 0 });
});

test("a status shows its own posts", async () => {
  const { posts, total } = await list({ status: "draft" });
  expect(total).toBe(drafts);
  expect(new Set(posts.map(({ status }) => status))).toEqual(new Set(["draft"]));
});

test.each([
  ["ZEBRA", ["Zebra (50%, really)", "Later"]],
  ["(50%, really)", ["Zebra (50%, really)"]],
  ["über", ['Ärger über Anführungszeichen "x"']],
  ['zeichen "x"', ['Ärger über Anführungszeichen "x"']],
  ["z_bra", []],
])("the search %j finds title and excerpt, case aside", async (search, found) => {
  expect(await titles({ search })).toEqual(found);
});

test("search and status go together", async () => {
  expect(await titles({ search: "zebra", status: "scheduled" })).toEqual(["Later"]);
});

test("posts without a date come last, whichever way they are sorted by it", async () => {
  await backend.sql("update public.blog_posts set published_at = '2020-01-01' where slug = 'aerger'");
  const last = async (ascending: boolean) =>
    (await titles({ status: "draft", pageSize: 200, sort: { by: "published_at", ascending } })).at(-1);
  expect(await last(true)).toBe("Zebra (50%, really)");
  expect(await last(false)).toBe("Zebra (50%, really)");
});

test.each(["title", "status", "created_at", "updated_at", "published_at"] as const)(
  "sorting by %s turns round with the direction",
  async (by) => {
    const values = async (ascending: boolean) =>
      (await list({ status: "scheduled", sort: { by, ascending } })).posts.map((post) => post[by]);
    expect(await values(false)).toEqual((await values(true)).toReversed());
  },
);

test("counts by status, all by one request", async () => {
  expect(await countPostsByStatus(never)).toEqual({
    all,
    draft: drafts,
    scheduled: 2,
    published,
    archived: 1,
  });
});

test("the ten newest posts of any status", async () => {
  const recent = await listRecentPosts(never);
  expect(recent).toHaveLength(10);
  expect(recent.slice(0, 6).map(({ slug }) => slug)).toEqual([
    "zebra",
    "aerger",
    "later",
    "sooner",
    "gone",
    "shown",
  ]);
  expect(Object.keys(recent[0] ?? {})).toEqual(["id", "title", "slug", "created_at"]);
});

test("bodies come for the rows that are asked for", async () => {
  const { posts } = await list({ search: "Post number 7" });
  const ids = posts.map(({ id }) => id);
  const contents = await listPostContents(ids, never);
  expect([...contents.keys()].toSorted()).toEqual(ids.toSorted());
  expect(contents.get(ids[0] ?? "")?.length).toBe(5115);
  expect(await listPostContents([], never)).toEqual(new Map());
});

test("tags and authors, the most used first", async () => {
  expect(await listTags(never)).toEqual(["SEO", "Local"]);
  expect(await listAuthors(never)).toEqual(["The Brightwren Studio", "Ann", "Bob"]);
});

test("the slugs of all published posts, past the rows of one request", async () => {
  const slugs = await listPublishedSlugs(never);
  expect(slugs.size).toBe(published);
  expect([slugs.has("shown"), slugs.has("gone"), slugs.has("later"), slugs.has("zebra")]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
