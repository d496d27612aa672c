import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type HostedDatabase, hostedOwner, startHostedDatabase } from "../setup/hosted-database.ts";

let database: HostedDatabase;

beforeAll(async () => {
  database = await startHostedDatabase();
});
afterAll(() => database?.close());

beforeEach(async () => {
  await database.exec(`
    delete from public.blog_posts;
    delete from public.blog_categories;
    update private.site_rebuild set change_count = 0, waiting_since = null, attempts = 0, next_attempt_at = now();
  `);
});

const state = () => database.as("service_role", "select change_count, attempts from private.site_rebuild");
const publish = (slug: string) =>
  `insert into public.blog_posts (title, slug, status, published_at) values ('A post', '${slug}', 'published', now())`;
const claim = "select * from public.claim_site_rebuild('0 seconds', '5 minutes')";
const accept = "select public.accept_site_rebuild(1, 1)";
const fail = "select public.fail_site_rebuild(1, 'no')";

test.each([
  ["the owner", "authenticated", hostedOwner],
  ["a function", "service_role", ""],
])("what %s publishes is noted", async (_, role, user) => {
  await database.as(role, publish("a-post"), user);
  await database.as(role, "insert into public.blog_categories (name, slug) values ('SEO', 'seo')", user);
  expect(await state()).toEqual([{ change_count: 2, attempts: 0 }]);
});

test("the functions' role may do all that asking for a build takes", async () => {
  await database.as("service_role", publish("a-post"));
  expect(await database.as("service_role", claim)).toEqual([{ change_count: 1, attempt: 1 }]);
  await database.as("service_role", fail);
  await database.exec("update private.site_rebuild set attempts = 1");
  await database.as("service_role", accept);
  expect(await state()).toEqual([{ change_count: 1, attempts: 0 }]);
});

test.each(["anon", "authenticated"])("%s may call none of the SQL functions", async (role) => {
  for (const call of [claim, accept, fail, "select private.note_public_change()"]) {
    await expect(database.as(role, call, hostedOwner)).rejects.toThrow("permission denied for function");
  }
});

test.each(["anon", "authenticated"])("%s may not touch the table itself", async (role) => {
  for (const query of [
    "select * from private.site_rebuild",
    "update private.site_rebuild set change_count = 7",
    "insert into private.site_rebuild default values",
    "delete from private.site_rebuild",
  ]) {
    await expect(database.as(role, query, hostedOwner)).rejects.toThrow("permission denied for table");
  }
});
