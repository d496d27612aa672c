import { authors } from "@brightwren/brand";
import type { PostListRequest } from "@brightwren/core/admin-posts/post";
import {
  postCountsQuery,
  listChosenPosts,
  postChoicesQuery,
  postContentsQuery,
  postStatesQuery,
  postListQuery,
  publishedSlugsQuery,
  recentPostsQuery,
} from "@brightwren/core/admin-posts/read-posts";
import { getPost, authorsQuery, tagsQuery } from "@brightwren/core/admin-posts/read-post";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { addManyPosts } from "../setup/backend.ts";
import { isDeep } from "../setup/test-depth.ts";
import { openShellAs, read } from "./admin-shell.ts";
import { ownBackend } from "./own-backend.ts";

const { maxRows, many } = isDeep ? { maxRows: 1000, many: 2000 } : { maxRows: 20, many: 80 };
const all = many + 6;
const drafts = many / 20 + 2;
const published = many * 0.95 + 1;

const backend = ownBackend({ maxRows });

beforeAll(async () => {
  await backend.sql("insert into public.blog_categories (name, slug) values ('SEO', 'seo')");
  await addManyPosts(backend, many);
  await backend.sql(`
    insert into public.blog_posts (title, slug, excerpt, status, published_at, created_at, author, tags) values
      ('Zebra (50%, really)', 'zebra', '', 'draft', null, '2030-01-06', 'Ann', '{SEO,Local}'),
      ('Ärger über Anführungszeichen "x"', 'aerger', '', 'draft', null, '2030-01-05', 'Ann', '{SEO}'),
      ('Later', 'later', 'A zebra in the excerpt', 'scheduled', '2099-01-01', '2030-01-04', 'Ann', '{}'),
      ('Sooner', 'sooner', '', 'scheduled', '2098-01-01', '2030-01-03', 'Bob', '{}'),
      ('Gone', 'gone', '', 'archived', '2020-01-01', '2030-01-02', 'Bob', '{}'),
      ('Shown', 'shown', '', 'published', '2020-01-01', '2030-01-01', 'Bob', '{}')`);
  await backend.sql(`
    insert into public.blog_categories (name, slug) values ('Réservations', 'bookings');
    update public.blog_posts set category_id = (select id from public.blog_categories where slug = 'bookings') where slug = 'gone';
    update public.blog_posts set content = 'The white cliffs: don''t look down.' where slug = 'shown'`);
  await openShellAs(backend);
});

const list = (request: Partial<PostListRequest> = {}) =>
  read(postListQuery({ sort: { by: "created_at", ascending: false }, page: 1, pageSize: 20, ...request }));

const titles = async (request: Partial<PostListRequest>) =>
  (await list(request)).posts.map(({ title }) => title);

test("returns a page of posts without bodies", async () => {
  const { posts, total } = await list();
  expect(posts).toHaveLength(20);
  expect(total).toBe(all);
  expect(posts[0]).toMatchObject({ title: "Zebra (50%, really)", status: "draft", category: null });
  expect(posts[0]).not.toHaveProperty("content");
  expect(posts[4]?.category).toEqual({ name: "Réservations", slug: "bookings" });
  expect(posts[10]?.category).toEqual({ name: "SEO", slug: "seo" });
});

test("lists every post exactly once across all pages", async () => {
  const ids = new Set<string>();
  for (let page = 1; page <= Math.ceil(all / maxRows); page += 1) {
    for (const { id } of (await list({ page, pageSize: maxRows })).posts) ids.add(id);
  }
  expect(ids.size).toBe(all);
});

test("returns an empty page after the last page", async () => {
  expect(await list({ page: Math.ceil(all / 20) + 1 })).toEqual({ posts: [], total: all });
  expect(await list({ status: "archived", page: 2 })).toEqual({ posts: [], total: 1 });
  expect(await list({ search: "no such post" })).toEqual({ posts: [], total: 0 });
});

test("filters posts by status", async () => {
  const { posts, total } = await list({ status: "draft" });
  expect(total).toBe(drafts);
  expect(new Set(posts.map(({ status }) => status))).toEqual(new Set(["draft"]));
});

test.each([
  ["ZEBRA", ["Zebra (50%, really)", "Later"]],
  ["zeb exc", ["Later"]],
  ["(50%, really)", ["Zebra (50%, really)"]],
  ["anfuhr arger", ['Ärger über Anführungszeichen "x"']],
  ["ÜBER", ['Ärger über Anführungszeichen "x"']],
  ["reserv", ["Gone"]],
  ["bob gon", ["Gone"]],
  ["local zebra", ["Zebra (50%, really)"]],
  ["cliffs", ["Shown"]],
  ["dont", ["Shown"]],
  ["don’t white", ["Shown"]],
  ["don‘t", ["Shown"]],
  ["donʼt", ["Shown"]],
  ["whi\u00adte", ["Shown"]],
  ["ebra", []],
  ["z_bra", []],
  ["zebra giraffe", []],
])("finds posts whose fields contain words starting with each term in %j", async (search, found) => {
  expect(await titles({ search })).toEqual(found);
});

test("accepts special characters in searches", async () => {
  const awkward = [
    "'",
    "\\",
    "a & | ! <-> (b:*)",
    "':* | '",
    "😀",
    "the and of",
    "\u0000",
    "\u0301\u202e\uffff",
    "x".repeat(5000),
    "😀".repeat(200),
    "a ".repeat(100),
    "../ http://a@b.c?d=1&e=-1.5e5",
  ];
  for (const search of awkward) expect((await list({ search })).total).toBeGreaterThanOrEqual(0);
});

test("searches the complete current text of long posts", async () => {
  const words = "select string_agg('w' || md5(n::text), ' ') from generate_series(1, 32000) n";
  await backend.sql(`insert into public.blog_posts (title, slug, content)
    values ('Dictionary', 'dictionary', (${words}))`);
  expect(await titles({ search: "dict" })).toEqual(["Dictionary"]);
  await backend.sql("update public.blog_posts set title = 'Lexicon' where slug = 'dictionary'");
  expect(await titles({ search: "dictionary" })).toEqual([]);
  expect(await titles({ search: "lexicon" })).toEqual(["Lexicon"]);
  await backend.sql("delete from public.blog_posts where slug = 'dictionary'");
  expect(await titles({ search: "lexicon" })).toEqual([]);
  const rename = (name: string) =>
    backend.sql(`update public.blog_categories set name = '${name}' where slug = 'bookings'`);
  onTestFinished(async () => void (await rename("Réservations")));
  await rename("Bookings");
  expect([await titles({ search: "reserv" }), await titles({ search: "booki" })]).toEqual([[], ["Gone"]]);
});

test("ranks title matches first by default", async () => {
  const match = { by: "match", ascending: false } as const;
  await backend.sql("update public.blog_posts set created_at = '2040-01-01' where slug = 'later'");
  expect(await titles({ search: "zebra", sort: match })).toEqual(["Zebra (50%, really)", "Later"]);
  expect(await titles({ search: "zebra" })).toEqual(["Later", "Zebra (50%, really)"]);
  await backend.sql("update public.blog_posts set created_at = '2030-01-04' where slug = 'later'");
});

test("combines filters by category, author and tag", async () => {
  expect(await titles({ category: "bookings" })).toEqual(["Gone"]);
  expect(await titles({ category: "-", status: "archived" })).toEqual([]);
  expect(await titles({ category: "-" })).toHaveLength(5);
  expect(await titles({ author: "Bob" })).toEqual(["Sooner", "Gone", "Shown"]);
  expect(await titles({ tag: "SEO" })).toEqual(["Zebra (50%, really)", 'Ärger über Anführungszeichen "x"']);
  expect(await titles({ category: "none-such" })).toEqual([]);
  expect(await titles({ tag: "SEO", author: "Ann", category: "-", status: "draft", search: "zeb" })).toEqual([
    "Zebra (50%, really)",
  ]);
});

test("filters by publication month in the studio's time zone, or by creation month for undated posts", async () => {
  await backend.sql(`update public.blog_posts set published_at = '2026-06-30 23:30+00' where slug = 'shown'`);
  expect(await titles({ month: "2026-07" })).toEqual(["Shown"]);
  expect(await titles({ month: "2026-06" })).toEqual([]);
  expect(await titles({ month: "2030-01" })).toEqual([
    "Zebra (50%, really)",
    'Ärger über Anführungszeichen "x"',
  ]);
  const { month } = await read(postChoicesQuery());
  expect(month).toContainEqual({ value: "2026-07", posts: 1 });
  expect(month[0]).toEqual({ value: "2099-01", posts: 1 });
});

test("counts the posts for each filter option", async () => {
  const { author, category, tag } = await read(postChoicesQuery());
  expect(author).toEqual([
    { value: authors.owner, posts: many },
    { value: "Ann", posts: 3 },
    { value: "Bob", posts: 3 },
  ]);
  expect(category.find(({ value }) => value === "-")).toEqual({ value: "-", posts: 5 });
  expect(category.map(({ posts }) => posts).reduce((sum, posts) => sum + posts)).toBe(all);
  expect(tag).toEqual([
    { value: "SEO", posts: 2 },
    { value: "Local", posts: 1 },
  ]);
});

test("lists all matching posts with the versions that a bulk change requires", async () => {
  const chosen = await listChosenPosts({ search: "zebra", status: "scheduled" });
  expect(chosen).toHaveLength(1);
  expect(Object.keys(chosen[0] ?? {}).toSorted()).toEqual(["id", "status", "title", "updated_at"]);
  const listed = await list({ search: "zebra", status: "scheduled" });
  const whole = await getPost(chosen[0]?.id ?? "");
  expect(listed.posts[0]).toMatchObject(chosen[0] ?? {});
  const { content: _, first_public_at: __, ...row } = whole ?? {};
  expect(listed.posts[0]).toEqual({ ...row, category: null });
  expect(await listChosenPosts({})).toHaveLength(all);
});

test("sorts undated posts last in both directions", async () => {
  const dated = (date: string) =>
    backend.sql(`update public.blog_posts set published_at = ${date} where slug = 'aerger'`);
  onTestFinished(async () => void (await dated("null")));
  await dated("'2020-01-01'");
  const last = async (ascending: boolean) =>
    (await titles({ status: "draft", pageSize: 200, sort: { by: "published_at", ascending } })).at(-1);
  expect(await last(true)).toBe("Zebra (50%, really)");
  expect(await last(false)).toBe("Zebra (50%, really)");
});

test.each(["title", "status", "created_at", "updated_at", "published_at"] as const)(
  "reverses the order by %s when the direction changes",
  async (by) => {
    const values = async (ascending: boolean) =>
      (await list({ status: "scheduled", sort: { by, ascending } })).posts.map((post) => post[by]);
    expect(await values(false)).toEqual((await values(true)).toReversed());
  },
);

test("counts posts by status in one request", async () => {
  expect(await read(postCountsQuery())).toEqual({
    all,
    draft: drafts,
    scheduled: 2,
    published,
    archived: 1,
  });
});

test("lists the ten latest posts regardless of status", async () => {
  const recent = await read(recentPostsQuery());
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

test("returns the status and date of each requested post that still exists", async () => {
  const [zebra, , later] = await read(recentPostsQuery());
  if (!zebra || !later) throw new Error("The newest posts are missing.");
  const states = await read(postStatesQuery([zebra.id, later.id, crypto.randomUUID()]));
  expect(states.size).toBe(2);
  expect(states.get(zebra.id)).toEqual({ status: "draft", published_at: null });
  expect(states.get(later.id)?.status).toBe("scheduled");
  expect(await read(postStatesQuery([]))).toEqual(new Map());
});

test("returns the bodies of the requested posts", async () => {
  const { posts } = await list({ search: "Post number 7" });
  const ids = posts.map(({ id }) => id);
  const contents = await read(postContentsQuery(ids));
  expect([...contents.keys()].toSorted()).toEqual(ids.toSorted());
  expect(contents.get(ids[0] ?? "")?.length).toBe(5115);
  expect(await read(postContentsQuery([]))).toEqual(new Map());
});

test("lists tags and authors, most used first", async () => {
  expect(await read(tagsQuery())).toEqual(["SEO", "Local"]);
  expect(await read(authorsQuery())).toEqual([authors.owner, "Ann", "Bob"]);
});

test("lists the slugs of all published posts beyond the row limit of one request", async () => {
  const slugs = await read(publishedSlugsQuery());
  expect(slugs.size).toBe(published);
  expect([slugs.has("shown"), slugs.has("gone"), slugs.has("later"), slugs.has("zebra")]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
