import { readMigrations } from "@brightwren/backend/project/supabase-project";
import { supabaseFolder } from "@brightwren/backend/project/local-folders";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  type HostedDatabase,
  hostedOwner,
  onBothEngines,
  onPostgres,
} from "../setup/hosted/hosted-database.ts";
import { projectOwner, readSeeds } from "../setup/hosted/hosted-project.ts";

const migration = async (wanted: string): Promise<string> =>
  (await readMigrations(supabaseFolder)).find(({ name }) => name === wanted)?.sql ?? "";

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

  test("no policy's name was cut", async () => {
    expect(
      await database.rows("select policyname from pg_policies where octet_length(policyname) >= 63"),
    ).toEqual([]);
  });

  test("every reference to another table is found by an index", async () => {
    const slow = await database.rows(
      `select conrelid::regclass::text as "table", attname from pg_constraint
         join pg_attribute on attrelid = conrelid and attnum = conkey[1]
       where contype = 'f' and connamespace in ('public'::regnamespace, 'private'::regnamespace)
         and not exists (select from pg_index where indrelid = conrelid and indkey[0] = conkey[1])`,
    );
    expect(slow).toEqual([]);
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
    // One file for the brand, one for the categories, one for each post.
    expect(once).toMatchObject([{ posts: seeds.length - 2 }]);
    for (const { sql } of seeds) await database.asOwner(sql);
    expect(await state()).toEqual(once);
  });

  test("posts of a project that was there before stay as they are, and can be saved", async () => {
    await database.exec(`
      alter table public.blog_posts drop constraint posts_have_no_empty_tag;
      insert into public.blog_posts (title, slug, tags) values ('Old', 'old', '{a,""}');
    `);
    const [constraint = ""] =
      /alter table [^;]*posts_have_no_empty_tag[^;]*;/.exec(await migration("post_editing")) ?? [];
    await database.asOwner(constraint);
    const save =
      "update public.blog_posts set title = 'New', tags = '{a}' where slug = 'old' returning title";
    expect(await database.as("authenticated", save, hostedOwner)).toEqual([{ title: "New" }]);
    const spoil = "update public.blog_posts set tags = '{a,\"\"}' where slug = 'old'";
    await expect(database.as("authenticated", spoil, hostedOwner)).rejects.toThrow("posts_have_no_empty_tag");
  });

  describe("a post that visitors could not be shown is refused:", () => {
    beforeAll(() =>
      database.exec(`
        delete from public.blog_posts;
        insert into public.blog_posts (title, slug, status, published_at) values ('Sound', 'sound', 'published', now());
      `),
    );

    test.each([
      ["no tags at all", "tags = null", "23502"],
      ["tags within tags", "tags = '{{a,b},{c,d}}'", "23514"],
      ["a tag that is nothing", "tags = '{a,null}'", "23514"],
      ["51 tags", "tags = array_fill('t'::text, array[51])", "23514"],
      ["tags without end", "tags = array[repeat('t', 5001)]", "23514"],
      ["a date for ever", "published_at = 'infinity'", "23514"],
      ["a date before all others", "published_at = '-infinity'", "23514"],
      ["the year 294276", "published_at = '294276-12-31'", "23514"],
      ["the last century", "published_at = '1999-12-31 23:59:59+00'", "23514"],
      ["the next century", "published_at = '2100-01-01 00:00:01+00'", "23514"],
      ["made for ever", "created_at = 'infinity'", "23514"],
      ["a draft made for ever", "status = 'draft', published_at = null, created_at = 'infinity'", "23514"],
      ["an address of 101 characters", "slug = repeat('a', 101)", "23514"],
    ])("%s", async (_, change, code) => {
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
    ])("but not %s", async (change) => {
      const update = `update public.blog_posts set ${change}`;
      expect(await database.attempt("authenticated", update, hostedOwner)).toBe(1);
    });
  });

  test("what a project holds of odd posts and enquiries is mended, and all else stays as it is", async () => {
    const long = "x".repeat(120);
    await database.exec(`
      delete from public.blog_posts; delete from public.contact_enquiries;
      alter table public.blog_posts drop constraint posts_have_no_empty_tag, drop constraint post_tags_are_a_short_list,
        drop constraint post_slugs_are_short, drop constraint posts_are_dated_in_this_century;
      alter table public.contact_enquiries drop constraint enquiries_are_dated_in_this_century;
      alter table public.blog_posts disable trigger blog_posts_touch_updated_at;
      insert into public.blog_posts (title, slug, status, published_at, tags, created_at, updated_at) values
        ('Fine', 'fine', 'published', '2020-02-02 UTC', '{a,b}', '2020-01-01 UTC', '2020-03-03 UTC'),
        ('For ever', 'for-ever', 'published', 'infinity', '{a,"",null,b}', '2020-01-01 UTC', '2020-03-03 UTC'),
        ('Never', 'never', 'scheduled', '294276-12-31 UTC', '{{a,b},{c,d}}', '2020-01-01 UTC', 'infinity'),
        ('Long ago', 'long-ago', 'published', '-infinity', array_fill('t'::text, array[60]), 'infinity', '2020-03-03 UTC'),
        ('Draft', 'draft', 'draft', '2100-01-02 UTC', array['${"x".repeat(300)}'], '2020-01-01 UTC', '2020-03-03 UTC'),
        ('Long', '${long}-1', 'draft', null, '{}', '2020-01-01 UTC', '2020-03-03 UTC'),
        ('Long', '${long}-2', 'draft', null, '{}', '2020-01-01 UTC', '2020-03-03 UTC');
      alter table public.blog_posts enable trigger blog_posts_touch_updated_at;
      alter table public.blog_posts add constraint posts_have_no_empty_tag
        check (array_position(tags, null) is null and array_position(tags, '') is null) not valid;
      insert into public.contact_enquiries (first_name, last_name, email, message, created_at)
        values ('Jane', 'Doe', 'jane@example.com', 'Hello', '-infinity');
    `);
    await database.asOwner(await migration("post_bounds"));

    const posts = await database.rows(
      `select title, to_char(published_at at time zone 'UTC', 'YYYY-MM-DD') as published, tags, created_at < now() + interval '1 minute' as made,
         updated_at < now() + interval '1 minute' as saved from public.blog_posts where slug not like 'x%' order by title`,
    );
    const sound = { made: true, saved: true };
    expect(posts).toEqual([
      { title: "Draft", published: null, tags: ["x".repeat(100)], ...sound },
      { title: "Fine", published: "2020-02-02", tags: ["a", "b"], ...sound },
      { title: "For ever", published: "2020-01-01", tags: ["a", "b"], ...sound },
      { title: "Long ago", published: "2000-01-01", tags: Array(50).fill("t"), ...sound },
      { title: "Never", published: "2099-12-31", tags: ["a", "b", "c", "d"], ...sound },
    ]);
    expect(
      await database.rows(
        "select count(distinct slug)::int as slugs, max(char_length(slug)) as longest from public.blog_posts where slug like 'x%'",
      ),
    ).toEqual([{ slugs: 2, longest: 100 }]);
    const kept = "select created_at > now() - interval '1 hour' as kept from public.contact_enquiries";
    expect(await database.rows(kept)).toEqual([{ kept: true }]);
  });

  test("posts that counted as public by their date go on counting, and no post becomes another version", async () => {
    await database.exec(`
      delete from public.blog_posts;
      drop trigger blog_posts_keep_first_public_at on public.blog_posts;
      drop trigger blog_posts_note_first_public_at on public.blog_posts;
      drop trigger blog_posts_accept_first_public_at on public.blog_posts;
      drop function private.keep_first_public_at();
      alter table public.blog_posts drop column first_public_at;
      alter table public.blog_posts disable trigger blog_posts_touch_updated_at;
      insert into public.blog_posts (title, slug, status, published_at, updated_at) values
        ('Published', 'published', 'published', '2020-02-02 UTC', '2020-03-03 UTC'),
        ('Published ahead', 'published-ahead', 'published', now() + interval '1 year', '2020-03-03 UTC'),
        ('Draft', 'draft', 'draft', '2020-02-02 UTC', '2020-03-03 UTC'),
        ('Draft for later', 'draft-for-later', 'draft', now() + interval '1 year', '2020-03-03 UTC'),
        ('Draft without a date', 'draft-without', 'draft', null, '2020-03-03 UTC'),
        ('Archived', 'archived', 'archived', '2020-02-02 UTC', '2020-03-03 UTC'),
        ('Archived without a date', 'archived-without', 'archived', null, '2020-03-03 UTC'),
        ('Scheduled', 'scheduled', 'scheduled', now() + interval '1 year', '2020-03-03 UTC'),
        ('Scheduled and due', 'due', 'scheduled', '2020-02-02 UTC', '2020-03-03 UTC');
      alter table public.blog_posts enable trigger blog_posts_touch_updated_at;
      update private.site_rebuild set change_count = 0, changed_at = null, waiting_since = null;
    `);
    await database.asOwner(await migration("first_public"));

    const posts = await database.rows<{ title: string; since: string | null }>(
      `select title, case when first_public_at > now() - interval '1 minute' and first_public_at <= now() then 'now'
         else to_char(first_public_at at time zone 'UTC', 'YYYY-MM-DD') end as since from public.blog_posts`,
    );
    expect(Object.fromEntries(posts.map(({ title, since }) => [title, since]))).toEqual({
      Published: "2020-02-02",
      "Published ahead": "now",
      Draft: "2020-02-02",
      "Draft for later": null,
      "Draft without a date": null,
      Archived: "2020-02-02",
      "Archived without a date": null,
      Scheduled: null,
      "Scheduled and due": null,
    });
    const versions =
      "select distinct (updated_at at time zone 'UTC')::date::text as saved from public.blog_posts";
    expect(await database.rows(versions)).toEqual([{ saved: "2020-03-03" }]);
    expect(await database.rows("select change_count, waiting_since from private.site_rebuild")).toEqual([
      { change_count: 0, waiting_since: null },
    ]);

    await database.as(
      "authenticated",
      "update public.blog_posts set title = 'New' where slug = 'published'",
      hostedOwner,
    );
    expect(await database.rows(`${versions} where slug = 'published' and updated_at < '2026-01-01'`)).toEqual(
      [],
    );
    expect(await database.rows("select change_count from private.site_rebuild")).toEqual([
      { change_count: 1 },
    ]);
  });

  test("where cron runs already, it publishes and tidies without a function", async () => {
    await database.exec(`
      create schema cron; grant usage on schema cron to ${projectOwner};
      create table cron.job (jobname text primary key, schedule text, command text);
      grant select, insert, update on cron.job to ${projectOwner};
      create function cron.schedule(text, text, text) returns bigint language sql as $$
        insert into cron.job values ($1, $2, $3)
        on conflict (jobname) do update set schedule = $2, command = $3 returning 1::bigint $$;
      insert into cron.job values ('publish-due-posts', '* * * * *', 'select net.http_post(...)');
    `);
    const [scheduling = ""] = /\ndo \$\$[^]*?\n\$\$;/.exec(await migration("housekeeping")) ?? [];
    await database.asOwner(scheduling);
    const jobs = await database.rows<{ command: string }>("select * from cron.job order by jobname");
    expect(jobs).toEqual([
      { jobname: "publish-due-posts", schedule: "* * * * *", command: "select public.publish_due_posts()" },
      { jobname: "tidy-up", schedule: "10 3 * * *", command: "select private.tidy_up()" },
    ]);
    for (const { command } of jobs) await database.asOwner(command);
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
