import { readMigrations } from "@brightwren/backend/database/read-migrations";
import { supabaseFolder } from "@brightwren/backend/local-folders";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type HostedDatabase, hostedOwner, onBothEngines, onPostgres } from "../setup/hosted-database.ts";
import { projectOwner, readSeeds } from "../setup/hosted/hosted-project.ts";

// Migrations and seeds are applied to a hosted project by its owner, who is no superuser.

onBothEngines((start) => {
  let database: HostedDatabase;

  beforeAll(async () => {
    database = await start();
  });
  afterAll(() => database?.close());

  test("the owner who applies them is no superuser, and owns all that they make", async () => {
    const owners = await database.rows(
      `select distinct owner, rolsuper from (
         select pg_get_userbyid(relowner) as owner from pg_class
           where relnamespace::regnamespace::text in ('public', 'private')
         union all select pg_get_userbyid(proowner) from pg_proc
           where pronamespace::regnamespace::text in ('public', 'private')
         union all select pg_get_userbyid(nspowner) from pg_namespace where nspname = 'private'
       ) made join pg_roles on rolname = owner`,
    );
    expect(owners).toEqual([{ owner: projectOwner, rolsuper: false }]);
  });

  test("row-level security is on for every table", async () => {
    const open = await database.rows(
      `select relname from pg_class
       where relnamespace::regnamespace::text in ('public', 'private', 'storage') and relkind in ('r', 'p') and not relrowsecurity`,
    );
    expect(open).toEqual([]);
  });

  test("no view in public shows what its reader may not see", async () => {
    const views = await database.rows(
      `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')
       and not coalesce(reloptions @> array['security_invoker=true'], false)`,
    );
    expect(views).toEqual([]);
  });

  test("every function has an empty search path", async () => {
    const loose = await database.rows(
      `select proname from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
       and not coalesce(proconfig @> array['search_path=""'], false)`,
    );
    expect(loose).toEqual([]);
  });

  test("every policy says to whom it applies", async () => {
    const forEverybody = await database.rows(
      "select policyname from pg_policies where schemaname in ('public', 'private', 'storage') and roles = '{public}'",
    );
    expect(forEverybody).toEqual([]);
  });

  test("pictures have a bucket for pictures of 5 MB, which everybody sees", async () => {
    expect(await database.rows("select id, public, file_size_limit from storage.buckets")).toEqual([
      { id: "post-images", public: true, file_size_limit: 5 * 1024 * 1024 },
    ]);
  });

  test("the seeds apply twice, and the second time they change nothing", async () => {
    const seeds = await readSeeds();
    const state = () =>
      database.rows(
        `select (select count(*)::int from public.blog_posts) as posts,
           (select count(*)::int from public.blog_categories) as categories,
           (select max(updated_at)::text from public.blog_posts) as saved`,
      );
    for (const { sql } of seeds) await database.asOwner(sql);
    const once = await state();
    // One file for the categories, one for each post.
    expect(once).toMatchObject([{ posts: seeds.length - 1 }]);
    for (const { sql } of seeds) await database.asOwner(sql);
    expect(await state()).toEqual(once);
  });

  test("posts of a project that was there before stay as they are, and can be saved", async () => {
    await database.exec(`
      alter table public.blog_posts drop constraint posts_have_no_empty_tag;
      insert into public.blog_posts (title, slug, tags) values ('Old', 'old', '{a,""}');
    `);
    const { sql = "" } =
      (await readMigrations(supabaseFolder)).find(({ name }) => name === "post_editing") ?? {};
    const [constraint = ""] = /alter table [^;]*posts_have_no_empty_tag[^;]*;/.exec(sql) ?? [];
    await database.asOwner(constraint);
    const save =
      "update public.blog_posts set title = 'New', tags = '{a}' where slug = 'old' returning title";
    expect(await database.as("authenticated", save, hostedOwner)).toEqual([{ title: "New" }]);
    const spoil = "update public.blog_posts set tags = '{a,\"\"}' where slug = 'old'";
    await expect(database.as("authenticated", spoil, hostedOwner)).rejects.toThrow("posts_have_no_empty_tag");
  });
});

onPostgres((start) => {
  test("they may make policies for Storage and change nothing else of it", async () => {
    const database = await start();
    try {
      const change = database.asOwner("alter table storage.objects disable row level security");
      await expect(change).rejects.toThrow("Storage's tables are not the project's");
      await database.asOwner("create policy extra on storage.objects for select to anon using (false)");
    } finally {
      await database.close();
    }
  });

  test("where there is no Storage, they apply all the same", async () => {
    const database = await start({ storage: false });
    try {
      expect(await database.rows("select to_regclass('storage.buckets')::text as storage")).toEqual([
        { storage: null },
      ]);
      expect(await database.rows("select count(*)::int as posts from public.blog_posts")).toEqual([
        { posts: 0 },
      ]);
    } finally {
      await database.close();
    }
  });
});
