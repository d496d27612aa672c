import type { RunningBackend } from "@brightwren/backend/backend-options";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createPersonas, type Persona } from "../setup/backend.ts";
import { startOwnBackend } from "./enquiries-visitor.ts";

let backend: RunningBackend;
let visitor: Persona;

beforeAll(async () => {
  backend = await startOwnBackend();
  visitor = (await createPersonas(backend)).anonymous;
});
afterAll(() => backend?.stop());

beforeEach(async () => {
  await backend.sql(`
    delete from public.blog_posts;
    insert into public.blog_posts (title, slug, status, published_at) values
      ('Due', 'due', 'scheduled', now() - interval '1 minute'),
      ('Due now', 'due-now', 'scheduled', now()),
      ('Not yet', 'not-yet', 'scheduled', now() + interval '1 minute'),
      ('Draft', 'draft', 'draft', now() - interval '1 minute'),
      ('Archived', 'archived', 'archived', now() - interval '1 minute')`);
});

const run = async () => {
  const [row] = await backend.sql<{ published: number }>("select public.publish_due_posts() as published");
  return row?.published;
};

const visible = async () => {
  const { data } = await visitor.client.from("blog_posts").select("slug").order("slug");
  return data?.map(({ slug }) => slug);
};

test("publishes due posts only", async () => {
  expect(await visible()).toEqual([]);
  expect(await run()).toBe(2);
  expect(await visible()).toEqual(["due", "due-now"]);
  expect(await backend.sql("select slug from public.blog_posts where status = 'scheduled'")).toEqual([
    { slug: "not-yet" },
  ]);
});

test("changes nothing when it runs a second time", async () => {
  await run();
  const before = await backend.sql("select slug, updated_at from public.blog_posts order by slug");
  expect(await run()).toBe(0);
  expect(await backend.sql("select slug, updated_at from public.blog_posts order by slug")).toEqual(before);
});

test("keeps the scheduled date when it publishes a post", async () => {
  const date = () => backend.sql("select published_at from public.blog_posts where slug = 'due'");
  const before = await date();
  await run();
  expect(await date()).toEqual(before);
});

test("records a first publication date only for the posts it publishes", async () => {
  await run();
  expect(
    await backend.sql("select slug from public.blog_posts where first_public_at is not null order by slug"),
  ).toEqual([{ slug: "due" }, { slug: "due-now" }]);
});

test("publishes each post once when two runs overlap", async () => {
  const published = await Promise.all([run(), run(), run()]);
  expect(published.toSorted()).toEqual([0, 0, 2]);
});

test("requests a rebuild of the site when the timer publishes a post", async () => {
  await backend.sql("update private.site_rebuild set waiting_since = null");
  await run();
  const [rebuild] = await backend.sql(
    "select waiting_since is not null as waiting from private.site_rebuild",
  );
  expect(rebuild).toEqual({ waiting: true });
});
