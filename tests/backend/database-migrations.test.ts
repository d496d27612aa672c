import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { hostedOwner, onBothEngines, onPostgres, ownDatabase } from "../setup/hosted/hosted-database.ts";
import { projectOwner, readSeeds } from "../setup/hosted/hosted-project.ts";

// As in a hosted project, an owner without superuser rights applies the migrations and seeds.

onBothEngines((start) => {
  const database = ownDatabase(start);

  test("applies the migrations without superuser rights", async () => {
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

  test("enables row-level security on every table", async () => {
    const open = await database.rows(
      `select relname from pg_class
       where relnamespace::regnamespace::text in ('public', 'private', 'storage') and relkind in ('r', 'p') and not relrowsecurity`,
    );
    expect(open).toEqual([]);
  });

  test("uses the caller's permissions in every public view", async () => {
    const views = await database.rows(
      `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')
       and not coalesce(reloptions @> array['security_invoker=true'], false)`,
    );
    expect(views).toEqual([]);
  });

  test("does not truncate policy names", async () => {
    expect(
      await database.rows("select policyname from pg_policies where octet_length(policyname) >= 63"),
    ).toEqual([]);
  });

  test("indexes every foreign key", async () => {
    const slow = await database.rows(
      `select conrelid::regclass::text as "table", attname from pg_constraint
         join pg_attribute on attrelid = conrelid and attnum = conkey[1]
       where contype = 'f' and connamespace in ('public'::regnamespace, 'private'::regnamespace)
         and not exists (select from pg_index where indrelid = conrelid and indkey[0] = conkey[1])`,
    );
    expect(slow).toEqual([]);
  });

  test("limits a category's slug to 100 characters", async () => {
    const add = (length: number) =>
      database.attempt(
        "authenticated",
        `insert into public.blog_categories (name, slug) values ('Long', repeat('a', ${length}))`,
        hostedOwner,
      );
    expect(await add(100)).toBe(1);
    expect(await add(101)).toBe("23514");
  });

  test("allows only editable fields in a pending version", async () => {
    await database.exec(
      "insert into public.blog_posts (id, title, slug, status, published_at) values (gen_random_uuid(), 'Pending', 'pending', 'published', now())",
    );
    const add = (fields: string) =>
      database.attempt(
        "authenticated",
        `insert into public.blog_post_pending_versions (post_id, fields, base_updated_at, saved_by)
         select id, ${fields}, updated_at, '${hostedOwner}' from public.blog_posts where slug = 'pending'`,
        hostedOwner,
      );
    expect(await add(`'{"title": "New", "tags": []}'`)).toBe(1);
    for (const fields of [
      `'{"title": "New", "nonsense": 1}'`,
      `'{"status": "draft"}'`,
      `'{"id": null}'`,
      "'[]'",
      "'1'",
    ])
      expect(await add(fields)).toBe("23514");
    await database.exec("delete from public.blog_posts where slug = 'pending'");
  });

  test("sets an empty search path for every function", async () => {
    const loose = await database.rows(
      `select proname from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
       and not coalesce(proconfig @> array['search_path=""'], false)`,
    );
    expect(loose).toEqual([]);
  });

  test("restricts every policy to named roles", async () => {
    const forEverybody = await database.rows(
      "select policyname from pg_policies where schemaname in ('public', 'private', 'storage') and roles = '{public}'",
    );
    expect(forEverybody).toEqual([]);
  });

  test("creates a public bucket with a limit of 5 MB per picture", async () => {
    expect(await database.rows("select id, public, file_size_limit from storage.buckets")).toEqual([
      { id: "post-images", public: true, file_size_limit: 5 * 1024 * 1024 },
    ]);
  });

  test("applies the seeds idempotently", async () => {
    const seeds = await readSeeds();
    const state = () =>
      database.rows(
        `select (select count(*)::int from public.blog_posts) as posts,
           (select count(*)::int from public.blog_categories) as categories,
           (select max(updated_at)::text from public.blog_posts) as saved`,
      );
    for (const { sql } of seeds) await database.asOwner(sql);
    const once = await state();
    expect(once).toMatchObject([{ posts: seeds.length - 2 }]);
    for (const { sql } of seeds) await database.asOwner(sql);
    expect(await state()).toEqual(once);
  });

  describe("post values", () => {
    beforeAll(() =>
      database.exec(`
        delete from public.blog_posts;
        insert into public.blog_posts (title, slug, status, published_at) values ('Sound', 'sound', 'published', now());
      `),
    );

    test.each([
      ["null tags", "tags = null", "23502"],
      ["nested tags", "tags = '{{a,b},{c,d}}'", "23514"],
      ["a null tag", "tags = '{a,null}'", "23514"],
      ["51 tags", "tags = array_fill('t'::text, array[51])", "23514"],
      ["tags of 5,001 characters", "tags = array[repeat('t', 5001)]", "23514"],
      ["an infinite date", "published_at = 'infinity'", "23514"],
      ["a negative infinite date", "published_at = '-infinity'", "23514"],
      ["a date in the year 294276", "published_at = '294276-12-31'", "23514"],
      ["a date in the last century", "published_at = '1999-12-31 23:59:59+00'", "23514"],
      ["a date in the next century", "published_at = '2100-01-01 00:00:01+00'", "23514"],
      ["an infinite creation date", "created_at = 'infinity'", "23514"],
      [
        "an undated draft with an infinite creation date",
        "status = 'draft', published_at = null, created_at = 'infinity'",
        "23514",
      ],
      ["a slug of 101 characters", "slug = repeat('a', 101)", "23514"],
    ])("are rejected: %s", async (_, change, code) => {
      const update = `update public.blog_posts set ${change}`;
      expect(await database.attempt("authenticated", update, hostedOwner)).toBe(code);
      expect(await database.attempt("service_role", update)).toBe(code);
    });

    test.each([
      "tags = '{}'",
      "tags = array_fill(repeat('t', 100), array[50])",
      "status = 'draft', published_at = null",
      "published_at = '2000-01-01 00:00:00+00'",
      "published_at = '2100-01-01 00:00:00+00'",
      "slug = repeat('a', 100)",
    ])("are accepted: %s", async (change) => {
      const update = `update public.blog_posts set ${change}`;
      expect(await database.attempt("authenticated", update, hostedOwner)).toBe(1);
    });
  });
});

onPostgres((start) => {
  test("changes nothing in Storage except its policies", async () => {
    const database = await start();
    onTestFinished(() => database.close());
    const change = database.asOwner("alter table storage.objects disable row level security");
    await expect(change).rejects.toThrow("Storage's tables are not the project's");
    await database.asOwner("create policy extra on storage.objects for select to anon using (false)");
  });

  test("applies the migrations when Storage is not installed", async () => {
    const database = await start({ storage: false });
    onTestFinished(() => database.close());
    expect(await database.rows("select to_regclass('storage.buckets')::text as storage")).toEqual([
      { storage: null },
    ]);
    expect(await database.rows("select count(*)::int as posts from public.blog_posts")).toEqual([
      { posts: 0 },
    ]);
  });
});
