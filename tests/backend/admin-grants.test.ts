import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type HostedDatabase, hostedOwner, startHostedDatabase } from "../setup/hosted-database.ts";

// A hosted project grants nothing by itself: what the admin's screens need is granted outright, and no more.

const imagesMigration = fileURLToPath(
  new URL("../../supabase/migrations/20261120110300_post_images.sql", import.meta.url),
);
const member = "5f0c2c1e-6d0f-4c57-9a3e-0b6f3a2f7c12";

let database: HostedDatabase;

beforeAll(async () => {
  database = await startHostedDatabase();
  await database.exec(`
    alter table auth.users add column email text, add column email_confirmed_at timestamptz;
    update auth.users set email = 'owner@example.com', email_confirmed_at = now();
    insert into auth.users values ('${member}', 'member@example.com', now());
  `);
});
afterAll(() => database?.close());

beforeEach(async () => {
  await database.exec(`
    delete from public.blog_posts;
    insert into public.blog_posts (title, slug, status, published_at) values
      ('Published', 'published', 'published', now()), ('Due', 'due', 'scheduled', now());
  `);
});

const add = `insert into public.blog_post_pending_versions (post_id, fields, base_updated_at)
  select id, '{"title": "New"}', updated_at from public.blog_posts where slug = 'published' returning saved_by`;
const apply = `select public.apply_pending_version(post_id, updated_at) as outcome from public.blog_post_pending_versions`;
const views = ["blog_post_counts", "blog_post_tags", "blog_post_authors"];

test("the owner may do all that the list and a pending version take", async () => {
  const owner = (query: string) => database.as("authenticated", query, hostedOwner);
  for (const view of views) await expect(owner(`select * from public.${view}`)).resolves.toBeDefined();
  expect(await owner(add)).toEqual([{ saved_by: hostedOwner }]);
  expect(
    await owner("update public.blog_post_pending_versions set fields = fields returning 1 as n"),
  ).toEqual([{ n: 1 }]);
  expect(await owner(apply)).toEqual([{ outcome: "applied" }]);
  expect(await owner("delete from public.blog_post_pending_versions")).toEqual([]);
});

test("a visitor may not even ask", async () => {
  for (const query of [add, apply, ...views.map((view) => `select * from public.${view}`)]) {
    await expect(database.as("anon", query)).rejects.toThrow("permission denied");
  }
});

test("whoever is signed in without the role sees and changes no pending version", async () => {
  await database.as("authenticated", add, hostedOwner);
  await expect(database.as("authenticated", add, member)).rejects.toThrow("row-level security");
  const rows = await database.as("authenticated", "select * from public.blog_post_pending_versions", member);
  expect(rows).toEqual([]);
  expect(await database.as("authenticated", "select status from public.blog_post_counts", member)).toEqual([
    { status: "published" },
  ]);
  const call = `select public.apply_pending_version('${member}', now())`;
  await expect(database.as("authenticated", call, member)).rejects.toThrow("Only admins");
});

test.each(["select public.publish_due_posts()", "select public.grant_admin('member@example.com')"])(
  "%s is for the project's own key alone",
  async (call) => {
    await expect(database.as("anon", call)).rejects.toThrow("permission denied for function");
    await expect(database.as("authenticated", call, hostedOwner)).rejects.toThrow(
      "permission denied for function",
    );
  },
);

test("the project's own key publishes what is due and makes an owner", async () => {
  expect(await database.as("service_role", "select public.publish_due_posts() as n")).toEqual([{ n: 1 }]);
  const grant = "select public.grant_admin('member@example.com') as outcome";
  expect(await database.as("service_role", grant)).toEqual([{ outcome: "granted" }]);
  await database.exec(`delete from public.user_roles where user_id = '${member}'`);
});

test("posts of a project that was there before stay as they are, and can be saved", async () => {
  await database.exec(`
    alter table public.blog_posts drop constraint posts_have_no_empty_tag;
    insert into public.blog_posts (title, slug, tags) values ('Old', 'old', '{a,""}');
    alter table public.blog_posts add constraint posts_have_no_empty_tag
      check (array_position(tags, null) is null and array_position(tags, '') is null) not valid;
  `);
  const save = "update public.blog_posts set title = 'New', tags = '{a}' where slug = 'old' returning title";
  expect(await database.as("authenticated", save, hostedOwner)).toEqual([{ title: "New" }]);
});

test("where there is Storage, pictures have a bucket that admins alone write", async () => {
  await database.exec(`
    create schema storage;
    create table storage.buckets (id text primary key, name text, public boolean, file_size_limit bigint, allowed_mime_types text[]);
    create table storage.objects (bucket_id text references storage.buckets, name text);
    alter table storage.objects enable row level security;
    grant usage on schema storage to anon, authenticated;
    grant all on storage.objects to anon, authenticated;
  `);
  await database.exec(await readFile(imagesMigration, "utf8"));
  const upload = "insert into storage.objects values ('post-images', 'a.jpg') returning name";
  expect(await database.as("authenticated", upload, hostedOwner)).toEqual([{ name: "a.jpg" }]);
  await expect(database.as("authenticated", upload, member)).rejects.toThrow("row-level security");
  await expect(database.as("anon", upload)).rejects.toThrow("row-level security");
  for (const write of [
    "delete from storage.objects returning name",
    "update storage.objects set name = 'b' returning name",
  ]) {
    expect(await database.as("authenticated", write, member)).toEqual([]);
    expect(await database.as("anon", write)).toEqual([]);
  }
  await database.exec(
    "insert into storage.buckets (id) values ('another'); update storage.objects set bucket_id = 'another'",
  );
  expect(await database.as("authenticated", "select name from storage.objects", hostedOwner)).toEqual([]);
});
