import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { hostedOwner, onBothEngines, ownDatabase } from "../setup/hosted/hosted-database.ts";

const post = "22222222-2222-4222-8222-222222222221";

/** For each versioned table, a `set` clause that does not change any value. */
const versioned = {
  "public.blog_posts": "title = title",
  "public.contact_enquiries": "status = status",
  "public.blog_post_pending_versions": "fields = fields",
};

const forged: Record<string, string> = {
  "public.blog_posts": "(title, slug, updated_at) values ('New', 'new', '2001-01-01')",
  "public.contact_enquiries": `(first_name, last_name, email, message, updated_at)
    values ('Jane', 'Doe', 'jane@example.com', 'Hello', 'infinity')`,
  "public.blog_post_pending_versions": `(post_id, fields, base_updated_at, saved_by, updated_at)
    values ('${post}', '{}', now(), '${hostedOwner}', '2099-01-01')`,
};

const seo = "11111111-1111-4111-8111-111111111111";
const design = "11111111-1111-4111-8111-111111111112";

const soon = "2026-11-20T09:00:00Z";
const change = (slug: string, values: string) =>
  `update public.blog_posts set ${values} where slug = '${slug}'`;

const changedValues = [
  "title = 'Other'",
  "slug = 'other'",
  "excerpt = 'Other'",
  "content = 'Other'",
  `category_id = '${design}'`,
  "category_id = null",
  "author = 'Other'",
  `published_at = '${soon}'`,
  "read_time_minutes = 7",
  "featured_image_url = 'https://pictures.example/1.webp'",
  "tags = '{seo}'",
  "seo_meta_description = 'Other'",
  "status = 'draft'",
  "status = 'archived'",
  "status = 'scheduled'",
];

const publicChanges: [string, string][] = [
  ...changedValues.map((values): [string, string] => [
    `a published post gets ${values}`,
    change("published", values),
  ]),
  ["a draft is published", change("draft", `status = 'published', published_at = '${soon}'`)],
  ["a scheduled post is published", change("scheduled", "status = 'published'")],
  ["a published post is deleted", "delete from public.blog_posts where slug = 'published'"],
  [
    "one statement changes a published post and a draft",
    "update public.blog_posts set author = 'Other' where slug in ('published', 'draft')",
  ],
  [
    "an upsert changes a published post",
    `insert into public.blog_posts (title, slug, status, published_at) values ('Other', 'published', 'published', '${soon}')
     on conflict (slug) do update set title = excluded.title, published_at = excluded.published_at`,
  ],
  [
    "one statement adds a thousand posts",
    `insert into public.blog_posts (title, slug, status, published_at)
     select 'Post', 'post-' || n, 'published', now() from generate_series(1, 1000) n`,
  ],
  ["a category is added", "insert into public.blog_categories (name, slug) values ('New', 'new')"],
  ["a category is renamed", `update public.blog_categories set name = 'Search' where id = '${seo}'`],
  ["a category's slug changes", `update public.blog_categories set slug = 'search' where id = '${seo}'`],
  ["a category is deleted", `delete from public.blog_categories where id = '${design}'`],
];

const privateChanges: [string, string][] = [
  ["a draft is added", "insert into public.blog_posts (title, slug) values ('New', 'new')"],
  ["a draft is edited", change("draft", "title = 'Other', content = 'Other'")],
  ["a draft is scheduled", change("draft", `status = 'scheduled', published_at = '${soon}'`)],
  ["a scheduled post is deleted", "delete from public.blog_posts where slug = 'scheduled'"],
  ["an archived post is edited", change("archived", "content = 'Other'")],
  ["a published post is saved without changes", change("published", "title = 'Published', tags = '{}'")],
  [
    "a caller sets a published post's first public date",
    change("published", "first_public_at = '2001-01-01'"),
  ],
  [
    "a category is saved without changes",
    `update public.blog_categories set name = 'SEO' where id = '${seo}'`,
  ],
  ["a delete finds no category", "delete from public.blog_categories where slug = 'nothing'"],
];

onBothEngines((start) => {
  const database = ownDatabase(start);

  describe("versions", () => {
    beforeEach(async () => {
      await database.exec(`
      delete from public.blog_posts; delete from public.contact_enquiries;
      insert into public.blog_posts (id, title, slug) values ('${post}', 'Post', 'post');
      insert into public.contact_enquiries (first_name, last_name, email, message)
        values ('Jane', 'Doe', 'jane@example.com', 'Hello');
      insert into public.blog_post_pending_versions (post_id, fields, base_updated_at, saved_by)
        values ('${post}', '{}', now(), '${hostedOwner}');
    `);
    });

    describe.each(Object.entries(versioned))("the version of a row in %s", (table, nothingNew) => {
      const versions = `select updated_at::text as version from ${table}`;
      const save = `update ${table} set ${nothingNew}`;
      const setClock = (time: string) =>
        database.exec(`
        alter table ${table} disable trigger user;
        update ${table} set updated_at = '${time}';
        alter table ${table} enable trigger user;
      `);

      test("changes with every save, even if no other value changes", async () => {
        const [before] = await database.rows(versions);
        await database.as("authenticated", save, hostedOwner);
        const newer = `select updated_at > '${String(before?.["version"])}' as newer from ${table}`;
        expect(await database.rows(newer)).toEqual([{ newer: true }]);
      });

      test("differs between two saves in one transaction", async () => {
        await database.exec(`
        create temporary table named (version timestamptz);
        begin; ${save}; insert into named select updated_at from ${table};
        ${save}; insert into named select updated_at from ${table}; commit;
      `);
        expect(await database.rows("select count(distinct version)::int as n from named")).toEqual([
          { n: 2 },
        ]);
        await database.exec("drop table named");
      });

      test("never decreases, even when the clock goes back", async () => {
        await setClock("2100-01-01 00:00:00+00");
        await database.as("authenticated", save, hostedOwner);
        expect(await database.rows(versions)).toEqual([{ version: "2100-01-01 00:00:00.000001+00" }]);
      });

      test("cannot be set by a caller", async () => {
        await database.exec(`delete from ${table}; insert into ${table} ${forged[table]}`);
        const recent = `select updated_at between now() - interval '1 hour' and now() as now from ${table}`;
        expect(await database.rows(recent)).toEqual([{ now: true }]);

        await setClock("2020-01-01 00:00:00+00");
        await database.as("authenticated", `update ${table} set updated_at = '2001-01-01'`, hostedOwner);
        expect(await database.rows(`select updated_at > '2026-01-01' as now from ${table}`)).toEqual([
          { now: true },
        ]);
      });
    });

    test("removes a deleted user's role", async () => {
      const former = "5f0c2c1e-6d0f-4c57-9a3e-0b6f3a2f7c13";
      await database.exec(`
      insert into auth.users values ('${former}', 'former@example.com', now());
      insert into public.user_roles values ('${former}', 'admin');
      update public.blog_post_pending_versions set saved_by = '${former}';
      delete from auth.users where id = '${former}';
    `);
      expect(await database.rows("select saved_by from public.blog_post_pending_versions")).toEqual([
        { saved_by: null },
      ]);
      expect(await database.rows(`select * from public.user_roles where user_id = '${former}'`)).toEqual([]);
    });
  });

  test("composes the letters of posts that any role writes", async () => {
    await database.exec(`
      delete from public.blog_posts;
      insert into public.blog_posts (title, slug, content, tags)
        values (E'Cafe\\u0301', 'cafe', E'\\n\\u0303 u\\u0308', array[E'e\\u0301', 'b']);
      update public.blog_posts set excerpt = E'a\\u0308';
    `);
    expect(await database.rows("select title, excerpt, content, tags from public.blog_posts")).toEqual([
      { title: "Café", excerpt: "ä", content: "\n\u0303 ü", tags: ["é", "b"] },
    ]);
    await database.exec("delete from public.blog_posts");
  });

  describe("a category with posts", () => {
    const remove = () =>
      database.as("authenticated", `delete from public.blog_categories where slug = 'seo'`, hostedOwner);
    const addPosts = (count: number) =>
      database.exec(`insert into public.blog_posts (title, slug, category_id)
        select 'Post ' || n, 'post-' || n, '${seo}' from generate_series(1, ${count}) n`);

    beforeEach(() =>
      database.exec(`
      delete from public.blog_posts; delete from public.blog_categories;
      insert into public.blog_categories (id, name, slug) values ('${seo}', 'SEO', 'seo');
    `),
    );
    afterAll(() => database.exec("delete from public.blog_posts; delete from public.blog_categories"));

    test("cannot be deleted", async () => {
      await addPosts(7);
      await expect(remove()).rejects.toMatchObject({
        code: "23503",
        message:
          'The category "SEO" has 7 posts: "Post 1", "Post 2", "Post 3", "Post 4", "Post 5" and 2 more. Give them another category first.',
      });
      await database.exec("update public.blog_posts set category_id = null");
      await remove();
      expect(await database.rows("select slug from public.blog_categories")).toEqual([]);
    });

    test("cannot be deleted while a pending version uses it", async () => {
      await database.exec(`
        insert into public.blog_posts (id, title, slug) values ('${post}', 'Post', 'post');
        insert into public.blog_post_pending_versions (post_id, fields, base_updated_at)
          values ('${post}', '{"category_id": "${seo}"}', now());
      `);
      await expect(remove()).rejects.toMatchObject({
        message: 'The category "SEO" has 1 post: "Post". Give it another category first.',
      });
    });
  });

  describe("the first public date", () => {
    const owner = (query: string) => database.as("authenticated", query, hostedOwner);
    const project = (query: string) => database.as("service_role", query);
    const add = (columns: string, values: string) =>
      owner(`insert into public.blog_posts (title, slug, ${columns}) values ('Post', 'post', ${values})`);
    const addPublished = () => add("status, published_at", "'published', '2020-02-02'");

    async function since() {
      const [row] = await database.rows<{ since: string }>(
        `select case when first_public_at is null then 'never'
           when first_public_at between now() - interval '1 minute' and now() then 'now'
           else to_char(first_public_at at time zone 'UTC', 'YYYY-MM-DD') end as since from public.blog_posts`,
      );
      return row?.since;
    }

    const publishedIn2021 = async () => {
      await addPublished();
      await database.exec(`
        alter table public.blog_posts disable trigger user;
        update public.blog_posts set first_public_at = '2021-03-04 UTC';
        alter table public.blog_posts enable trigger user;
      `);
    };

    beforeEach(() => database.exec("delete from public.blog_posts"));

    test.each([
      ["an imported draft with an old date", "status, published_at", "'draft', '2020-02-02'"],
      ["an archived post that was never published", "status, published_at", "'archived', '2020-02-02'"],
      ["a scheduled post", "status, published_at", "'scheduled', '2020-02-02'"],
    ])("is never set for %s", async (_, columns, values) => {
      await add(columns, values);
      await owner(change("post", "title = 'Other', first_public_at = '2020-02-02'"));
      expect(await since()).toBe("never");
    });

    test.each([
      ["draft", "'2020-02-02'", "2020-02-02"],
      ["published", "'2020-02-02'", "2020-02-02"],
      ["draft", "now() + interval '1 year'", "now"],
    ])("is kept for a restored %s with the date %s", async (status, time, expected) => {
      await add("status, published_at, first_public_at", `'${status}', '2020-02-02', ${time}`);
      await owner(change("post", "first_public_at = null"));
      expect(await since()).toBe(expected);
    });

    test("is the time of publication, not the post's date", async () => {
      await addPublished();
      expect(await since()).toBe("now");
      await owner("delete from public.blog_posts");
      await add("published_at", "'2020-02-02'");
      await owner(change("post", "status = 'published'"));
      expect(await since()).toBe("now");
    });

    test.each(["draft", "archived", "scheduled"])("does not change while a post is %s", async (status) => {
      await publishedIn2021();
      await owner(change("post", `status = '${status}', published_at = '2090-01-01'`));
      expect(await since()).toBe("2021-03-04");
      await owner(change("post", "status = 'published'"));
      expect(await since()).toBe("2021-03-04");
    });

    test.each(["first_public_at = null", "first_public_at = '2001-01-01'"])(
      "cannot be changed by a caller (%s)",
      async (claimed) => {
        const upsert = `insert into public.blog_posts (title, slug) values ('Post', 'post')
          on conflict (slug) do update set ${claimed}`;
        await publishedIn2021();
        for (const query of [change("post", claimed), upsert]) {
          await owner(query);
          await project(query);
          expect(await since()).toBe("2021-03-04");
        }
      },
    );
  });

  describe("public changes", () => {
    beforeEach(async () => {
      await database.exec(`
      delete from public.blog_posts; delete from public.blog_categories;
      insert into public.blog_categories (id, name, slug) values ('${seo}', 'SEO', 'seo'), ('${design}', 'Design', 'design');
      insert into public.blog_posts (title, slug, status, published_at, category_id) values
        ('Published', 'published', 'published', now(), '${seo}'),
        ('Also published', 'also-published', 'published', now(), null),
        ('Draft', 'draft', 'draft', null, null),
        ('Scheduled', 'scheduled', 'scheduled', now() + interval '1 day', null),
        ('Archived', 'archived', 'archived', now() - interval '1 day', null);
      update private.site_rebuild set change_count = 0, changed_at = null, waiting_since = null;
    `);
    });

    const owner = (query: string) => database.as("authenticated", query, hostedOwner);
    const noted = { change_count: 1, recent: true, waits: true };
    const unnoted = { change_count: 0, recent: null, waits: null };

    async function state() {
      const [row] = await database.rows(
        `select change_count, clock_timestamp() - changed_at < interval '10 seconds' as recent,
         waiting_since - changed_at between interval '0' and interval '1 second' as waits from private.site_rebuild`,
      );
      return row;
    }

    describe("are recorded when", () => {
      test.each(publicChanges)("%s", async (_, work) => {
        await owner(work);
        expect(await state()).toEqual(noted);
      });

      test("all posts are truncated", async () => {
        await database.exec("truncate public.blog_posts cascade");
        expect(await state()).toEqual(noted);
      });
    });

    describe("are not recorded when", () => {
      test.each(privateChanges)("%s", async (_, work) => {
        await owner(work);
        expect(await state()).toEqual(unnoted);
      });
    });
  });
});
