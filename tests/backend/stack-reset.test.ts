import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  hostedMember,
  hostedOwner,
  onPostgres,
  type SessionsDatabase,
} from "../setup/hosted/hosted-database.ts";
import { projectOwner } from "../setup/hosted/hosted-project.ts";
import { openStackDatabase, resetStackDatabase, type StackDatabase } from "../setup/stack/stack-database.ts";

// Between two test files a Supabase stack is made what it was (TEST_STACK). Here it is done to a hosted project's
// database, as the project's owner.

const owner = "owner@example.com";

onPostgres((start) => {
  let database: SessionsDatabase;
  let stack: StackDatabase;

  beforeAll(async () => {
    database = await start();
    stack = openStackDatabase(database.addressFor(projectOwner));
  });
  afterAll(async () => {
    await stack?.end();
    await database?.close();
  });

  beforeEach(() =>
    database.exec(`
      insert into auth.users values ('${hostedMember}', 'member@example.com', now()) on conflict do nothing;
      insert into public.user_roles values ('${hostedMember}', 'admin') on conflict do nothing;
      insert into public.blog_categories (name, slug) values ('Left', 'left');
      insert into public.blog_posts (title, slug, category_id) select 'Left', 'left', id from public.blog_categories where slug = 'left';
      insert into public.contact_enquiries (first_name, last_name, email, message)
        values ('Jane', 'Doe', 'jane@example.com', 'Hello');
      insert into private.post_generations (request_id, fingerprint, expires_at) values (gen_random_uuid(), 'a', now());
      update private.site_rebuild set change_count = 7, waiting_since = now(), attempts = 3;
      insert into storage.buckets (id, name) values ('left', 'left');
      insert into storage.objects (bucket_id, name) values ('post-images', 'a.webp'), ('left', 'b.pdf');
    `),
  );

  const counts = () =>
    stack.sql(
      `select (select count(*) from public.blog_posts) as posts, (select count(*) from public.blog_categories) as categories,
         (select count(*) from public.contact_enquiries) as enquiries,
         (select count(*) from private.post_generations) as generations,
         (select count(*) from storage.objects) as objects`,
    );

  test("nothing is left of what a file did, and the owner alone has a role", async () => {
    await resetStackDatabase(stack, owner, false);
    expect(await counts()).toEqual([{ posts: 0, categories: 0, enquiries: 0, generations: 0, objects: 0 }]);
    expect(await stack.sql("select id from auth.users")).toEqual([{ id: hostedOwner }]);
    expect(await stack.sql("select user_id, role from public.user_roles")).toEqual([
      { user_id: hostedOwner, role: "admin" },
    ]);
    expect(await stack.sql("select id from storage.buckets")).toEqual([{ id: "post-images" }]);
    expect(await stack.sql("select change_count, attempts, waiting_since from private.site_rebuild")).toEqual(
      [{ change_count: 0, attempts: 0, waiting_since: null }],
    );
  });

  test("with the seeds, every file starts from the same posts", async () => {
    await resetStackDatabase(stack, owner, true);
    const once = await counts();
    expect(once).toMatchObject([{ posts: 21, categories: 7, enquiries: 0 }]);
    await stack.sql("delete from public.blog_posts");
    await resetStackDatabase(stack, owner, true);
    expect(await counts()).toEqual(once);
  });

  test("its answers look like the embedded backend's: one statement or several, times as PostgREST writes them", async () => {
    expect(await stack.sql("select $1::text as text, $2::bigint as number", ["a", 7])).toEqual([
      { text: "a", number: 7 },
    ]);
    expect(
      await stack.sql("select 1; select timestamptz '2026-01-02 03:04:05.6+00' as at, array['a'] as tags"),
    ).toEqual([{ at: "2026-01-02T03:04:05.6+00:00", tags: ["a"] }]);
    expect(await stack.sql("delete from public.contact_enquiries")).toEqual([]);
    await expect(stack.sql("select * from nowhere")).rejects.toMatchObject({ code: "42P01" });
  });
});
