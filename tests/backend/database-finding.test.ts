import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { hostedOwner, onBothEngines, ownDatabase } from "../setup/hosted/hosted-database.ts";

// Tests search and bulk changes in SQL. See also admin-post-list (the list) and server-model (the in-memory server).

const [draft, shown, waiting, scheduled] = [1, 2, 3, 4].map((n) => `22222222-2222-4222-8222-22222222222${n}`);
const category = "11111111-1111-4111-8111-111111111111";

onBothEngines((start) => {
  const database = ownDatabase(start);

  beforeEach(async () => {
    await database.exec(`
      delete from public.blog_posts; delete from public.blog_categories;
      insert into public.blog_categories (id, name, slug) values ('${category}', 'SEO', 'seo');
      insert into public.blog_posts (id, title, slug, status, published_at, tags) values
        ('${draft}', 'Draft', 'draft', 'draft', null, '{a}'),
        ('${shown}', 'Shown', 'shown', 'published', '2026-01-02T03:04:05Z', '{a,b}'),
        ('${waiting}', 'Waiting', 'waiting', 'published', '2026-01-02T03:04:05Z', '{}'),
        ('${scheduled}', 'Scheduled', 'scheduled', 'scheduled', '2099-01-01T00:00:00Z', '{}');
      insert into public.blog_post_pending_versions (post_id, fields, base_updated_at, saved_by)
        select id, '{"title": "New"}', updated_at, '${hostedOwner}' from public.blog_posts where id = '${waiting}';
    `);
  });

  const owner = (query: string) => database.as("authenticated", query, hostedOwner);
  const find = (request: object) => `select public.find_posts('${JSON.stringify(request)}') as found`;

  test("reads the index and not the texts of 10,000 posts", async () => {
    onTestFinished(async () => void (await database.exec("truncate public.blog_posts cascade")));
    await database.exec(`
      set session_replication_role = replica;
      insert into public.blog_posts (title, slug) select 'Post', 'post-' || n from generate_series(1, 10000) n;
      insert into private.blog_post_words select id, '',
        to_tsvector('simple', case slug when 'post-77' then 'common rare' else 'common' end) from public.blog_posts
        on conflict do nothing;
      reset session_replication_role;`);
    for (const [search, total] of [
      ["rare", 1],
      ["common", 10_000],
    ]) {
      expect(await owner(find({ search }))).toMatchObject([{ found: { total } }]);
      await owner("select pg_stat_force_next_flush()");
      const scans = await owner(`
        ${find({ search })};
        select pg_stat_get_xact_numscans('private.blog_post_words'::regclass) as table_scans,
          pg_stat_get_xact_numscans('private.blog_post_words_everything'::regclass) > 0 as is_index_used`);
      expect(scans, String(search)).toEqual([{ table_scans: 0, is_index_used: true }]);
    }
  });

  test("ignores accents and case in any database locale", async () => {
    await database.exec(`update public.blog_posts set title = 'ÉCLAIR straße Łódź' where id = '${draft}'`);
    for (const search of ["eclair", "Éclair", "STRASSE", "lodz", "ŁÓDŹ"])
      expect(await owner(find({ search }))).toMatchObject([{ found: { total: 1 } }]);
  });

  describe("a bulk change", () => {
    /** Changes posts based on their current version, or on a stale one if they are in `older`. */
    const change = (ids: (string | undefined)[], what: object, older: (string | undefined)[] = []) =>
      owner(`select id, outcome, before, reason from public.change_posts(
        (select jsonb_agg(jsonb_build_object('id', p.id, 'updated_at',
            case when p.id::text = any ('{${older.join()}}') then timestamptz '2020-01-01' else p.updated_at end))
         from public.blog_posts p where p.id::text = any ('{${ids.join()}}')), '${JSON.stringify(what)}')`);
    const states = async () =>
      Object.fromEntries(
        (
          await database.rows<{
            slug: string;
            state: string;
          }>(`select slug, concat_ws(' ', status, to_char(published_at, 'YYYY'), nullif(array_to_string(tags, '+'), ''),
            case when category_id is not null then 'SEO' end) as state from public.blog_posts`)
        ).map(({ slug, state }) => [slug, state]),
      );
    const original = {
      draft: "draft a",
      shown: "published 2026 a+b",
      waiting: "published 2026",
      scheduled: "scheduled 2099",
    };

    test("reports the reason for each post that it cannot change", async () => {
      const outcomes = await change([draft, shown, waiting, scheduled], { status: "archived" }, [shown]);
      expect(outcomes).toMatchObject([
        { id: draft, outcome: "changed", before: { status: "draft" } },
        { id: shown, outcome: "conflict" },
        { id: waiting, outcome: "refused", reason: "pending_version" },
        { id: scheduled, outcome: "changed" },
      ]);
      expect(await states()).toEqual({ ...original, draft: "archived a", scheduled: "archived 2099" });
    });

    test("schedules posts that have a future date instead of publishing them", async () => {
      await database.exec(`update public.blog_posts set status = 'draft' where id = '${scheduled}'`);
      await change([draft, shown, scheduled], { status: "published" });
      const year = new Date().getUTCFullYear();
      expect(await states()).toEqual({ ...original, draft: `published ${year} a` });
    });

    test("leaves the version unchanged when nothing changes", async () => {
      const versions = () => database.rows("select id, updated_at from public.blog_posts order by id");
      const before = await versions();
      expect(await change([shown, scheduled], { status: "published" })).toMatchObject([
        { outcome: "unchanged" },
        { outcome: "unchanged" },
      ]);
      await change([shown], { add_tags: ["A"] });
      expect(await versions()).toEqual(before);
    });

    test("rejects tag and category changes that would make a post invalid", async () => {
      await database.exec(`
        update public.blog_posts set tags = array(select n::text from generate_series(1, 9) n) where id = '${scheduled}'`);
      expect(await change([draft, shown, scheduled], { add_tags: ["b", "c"] })).toMatchObject([
        { outcome: "changed" },
        { outcome: "changed" },
        { outcome: "refused", reason: "too_many_tags" },
      ]);
      await change([draft, shown], { remove_tags: ["A", "c"] });
      expect(await change([draft], { category_id: category })).toMatchObject([{ outcome: "changed" }]);
      expect(await change([draft], { category_id: draft })).toMatchObject([{ outcome: "refused" }]);
      expect(await states()).toMatchObject({ draft: "draft b SEO", shown: "published 2026 b" });
    });

    test("reports posts that have already been deleted", async () => {
      expect(await change([draft, waiting], { delete: true })).toMatchObject([
        { outcome: "changed" },
        { outcome: "refused", reason: "pending_version" },
      ]);
      expect(Object.keys(await states()).toSorted()).toEqual(["scheduled", "shown", "waiting"]);
      const again = `select outcome from public.change_posts(
        '[{"id": "${draft}", "updated_at": "2020-01-01"}]', '{"delete": true}')`;
      expect(await owner(again)).toEqual([{ outcome: "gone" }]);
    });

    test("can be undone unless the post has changed since", async () => {
      const changed = `select jsonb_agg(to_jsonb(c)) as entries from public.change_posts(
        (select jsonb_agg(jsonb_build_object('id', id, 'updated_at', updated_at)) from public.blog_posts
         where id <> '${waiting}'), '{"status": "published"}') c`;
      await database.exec(`update public.blog_posts set status = 'archived' where id = '${shown}'`);
      const [answer] = (await owner(changed)) as { entries: object[] }[];
      await database.exec(`update public.blog_posts set excerpt = 'Newer' where id = '${draft}'`);
      const undone = await owner(`select id, outcome from public.change_posts(
        '${JSON.stringify(answer?.entries)}', '{"undo": true}')`);
      expect(undone).toEqual([
        { id: draft, outcome: "conflict" },
        { id: shown, outcome: "changed" },
        { id: scheduled, outcome: "unchanged" },
      ]);
      expect(await states()).toMatchObject({ shown: "archived 2026 a+b", scheduled: "scheduled 2099" });
    });
  });
});
