import type { RunningBackend } from "@brightwren/backend/backend-options";
import type { SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startTestBackend } from "../setup/backend.ts";
import { createPersonas } from "../setup/personas.ts";
import { forgetChanges, rebuildState } from "./rebuild-state.ts";

let backend: RunningBackend;
let owner: SupabaseClient;
let anonymous: SupabaseClient;

const seo = "11111111-1111-4111-8111-111111111111";
const design = "11111111-1111-4111-8111-111111111112";

beforeAll(async () => {
  backend = await startTestBackend({ seed: false });
  const personas = await createPersonas(backend);
  owner = personas.admin.client;
  anonymous = personas.anonymous.client;
});
afterAll(() => backend?.stop());

beforeEach(async () => {
  await backend.sql(`
    delete from public.blog_posts; delete from public.blog_categories;
    insert into public.blog_categories (id, name, slug) values ('${seo}', 'SEO', 'seo'), ('${design}', 'Design', 'design');
    insert into public.blog_posts (title, slug, status, published_at, category_id) values
      ('Published', 'published', 'published', now(), '${seo}'),
      ('Also published', 'also-published', 'published', now(), null),
      ('Draft', 'draft', 'draft', null, null),
      ('Scheduled', 'scheduled', 'scheduled', now() + interval '1 day', null),
      ('Archived', 'archived', 'archived', now() - interval '1 day', null);
  `);
  await forgetChanges(backend);
});

type Work = () => PromiseLike<unknown>;

const soon = "2026-11-20T09:00:00Z";
const posts = () => owner.from("blog_posts");
const categories = () => owner.from("blog_categories");
const change = (slug: string, values: Record<string, unknown>) =>
  posts().update(values).eq("slug", slug).throwOnError();

const publicChanges: [string, Work][] = [
  [
    "a published post is added",
    () =>
      posts().insert({ title: "New", slug: "new", status: "published", published_at: soon }).throwOnError(),
  ],
  ["a draft is published", () => change("draft", { status: "published", published_at: soon })],
  ["a scheduled post is published", () => change("scheduled", { status: "published" })],
  [
    "a scheduled post is published by the database's own clock work",
    () => backend.sql("update public.blog_posts set status = 'published' where status = 'scheduled'"),
  ],
  ["an archived post is published again", () => change("archived", { status: "published" })],
  ["a published post becomes a draft", () => change("published", { status: "draft" })],
  ["a published post is archived", () => change("published", { status: "archived" })],
  ["a published post is put off", () => change("published", { status: "scheduled" })],
  ["a published post is deleted", () => posts().delete().eq("slug", "published").throwOnError()],
  ["a published post gets another title", () => change("published", { title: "Other" })],
  ["a published post gets another address", () => change("published", { slug: "other" })],
  ["a published post gets another excerpt", () => change("published", { excerpt: "Other" })],
  ["a published post gets another text", () => change("published", { content: "Other" })],
  ["a published post gets another category", () => change("published", { category_id: design })],
  ["a published post loses its category", () => change("published", { category_id: null })],
  ["a published post gets another author", () => change("published", { author: "Other" })],
  ["a published post gets another date", () => change("published", { published_at: soon })],
  ["a published post gets another reading time", () => change("published", { read_time_minutes: 7 })],
  [
    "a published post gets a picture",
    () => change("published", { featured_image_url: "https://pictures.example/1.webp" }),
  ],
  ["a published post gets tags", () => change("published", { tags: ["seo"] })],
  ["a published post gets a description", () => change("published", { seo_meta_description: "Other" })],
  [
    "a published post and a draft are changed by one statement",
    () => posts().update({ author: "Other" }).in("slug", ["published", "draft"]).throwOnError(),
  ],
  [
    "an upsert changes a published post",
    () =>
      posts()
        .upsert(
          { title: "Other", slug: "published", status: "published", published_at: soon },
          { onConflict: "slug" },
        )
        .throwOnError(),
  ],
  ["all posts are removed at once", () => backend.sql("truncate public.blog_posts cascade")],
  ["a category is added", () => categories().insert({ name: "New", slug: "new" }).throwOnError()],
  ["a category is renamed", () => categories().update({ name: "Search" }).eq("id", seo).throwOnError()],
  [
    "a category gets another address",
    () => categories().update({ slug: "search" }).eq("id", seo).throwOnError(),
  ],
  ["a category is deleted", () => categories().delete().eq("id", design).throwOnError()],
];

const privateChanges: [string, Work][] = [
  ["a draft is added", () => posts().insert({ title: "New", slug: "new" }).throwOnError()],
  ["a draft is edited", () => change("draft", { title: "Other", content: "Other" })],
  ["a draft is deleted", () => posts().delete().eq("slug", "draft").throwOnError()],
  ["a draft is scheduled", () => change("draft", { status: "scheduled", published_at: soon })],
  ["a draft is archived", () => change("draft", { status: "archived" })],
  ["a scheduled post is edited", () => change("scheduled", { content: "Other" })],
  ["a scheduled post is deleted", () => posts().delete().eq("slug", "scheduled").throwOnError()],
  ["an archived post is edited", () => change("archived", { content: "Other" })],
  ["an archived post is deleted", () => posts().delete().eq("slug", "archived").throwOnError()],
  ["a published post is saved as it was", () => change("published", { title: "Published", tags: [] })],
  ["a category is saved as it was", () => categories().update({ name: "SEO" }).eq("id", seo).throwOnError()],
  ["an update finds no post", () => change("nothing", { title: "Other" })],
  ["a delete finds no post", () => posts().delete().eq("slug", "nothing").throwOnError()],
  ["a delete finds no category", () => categories().delete().eq("slug", "nothing").throwOnError()],
  [
    "somebody without the right tries to publish",
    () => anonymous.from("blog_posts").update({ status: "published" }).eq("slug", "draft"),
  ],
  [
    "publishing fails, because a post without a date cannot be",
    () => posts().update({ status: "published" }).eq("slug", "draft"),
  ],
];

describe("a public change is noted when", () => {
  test.each(publicChanges)("%s", async (_, work) => {
    await work();
    const { change_count, changed_at, waiting_since } = await rebuildState(backend);
    expect(change_count).toBe(1);
    expect(Date.now() - new Date(changed_at ?? 0).getTime()).toBeLessThan(10_000);
    expect(waiting_since).toBe(changed_at);
  });
});

describe("nothing is noted when", () => {
  test.each(privateChanges)("%s", async (_, work) => {
    await work();
    expect(await rebuildState(backend)).toMatchObject({
      change_count: 0,
      changed_at: null,
      waiting_since: null,
    });
  });
});

test("an import of a thousand posts is one change", async () => {
  await backend.sql(
    `insert into public.blog_posts (title, slug, status, published_at)
     select 'Post', 'post-' || n, 'published', now() from generate_series(1, 1000) n`,
  );
  expect((await rebuildState(backend)).change_count).toBe(1);
});

test("later changes move the time of the last one, not since when a build is waited for", async () => {
  await change("published", { title: "First" });
  const first = await rebuildState(backend);
  await change("published", { title: "Second" });
  const second = await rebuildState(backend);
  expect(second.change_count).toBe(2);
  expect(second.waiting_since).toBe(first.waiting_since);
  expect(new Date(second.changed_at ?? 0).getTime()).toBeGreaterThan(
    new Date(first.changed_at ?? 0).getTime(),
  );
});

test("a change that is rolled back leaves no note", async () => {
  const failing = `do $$ begin
    update public.blog_posts set title = 'Other' where slug = 'published';
    raise exception 'not after all';
  end $$`;
  await expect(backend.sql(failing)).rejects.toThrow("not after all");
  expect((await rebuildState(backend)).change_count).toBe(0);
});
