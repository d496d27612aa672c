import { supabaseFolder } from "@brightwren/backend/project/local-folders";
import { readMigrations } from "@brightwren/backend/project/supabase-project";
import { array, assert, asyncProperty, constantFrom, nat, record, uniqueArray } from "fast-check";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { hostedMember, hostedOwner, onBothEngines, ownDatabase } from "../setup/hosted/hosted-database.ts";
import { isDeep } from "../setup/test-depth.ts";

// Tests which posts use a picture. See also picture-library (the library's requests).

const letters = ["a", "b", "c", "d"] as const;
const hashOf = (letter: string) => letter.repeat(32);
const address = (letter: string) => `https://x.example/post-images/${hashOf(letter)}/10x10-c8a07b.webp`;
const ids = [1, 2, 3, 4].map((n) => `22222222-2222-4222-8222-22222222222${n}`);
const category = "11111111-1111-4111-8111-111111111111";

/** The former definition of public.post_picture_uses, which searches every text. */
const scanned = `
  select part as hash, p.id as post_id, p.title, p.status, bool_or(in_post) as in_post,
    bool_or(not in_post) as in_pending_version
  from (
    select t.id, true as in_post, string_to_table(t.content || ' /' || coalesce(t.featured_image_url, ''), '/') as part
    from public.blog_posts t
    union all
    select v.post_id, false, string_to_table(v.fields::text, '/')
    from public.blog_post_pending_versions v
  ) parts join public.blog_posts p on p.id = parts.id
  where octet_length(part) = 32 and part ~ '^[0-9a-f]{32}$'
  group by part, p.id`;
const stored = "select * from public.post_picture_uses";
const differences = `(${scanned} except ${stored}) union all (${stored} except (${scanned}))`;

const fieldsOf = (pictures: readonly string[], featured: string) => ({
  content: [
    `${hashOf("a")}/ ${hashOf("b")} //${hashOf("C")}/ /${hashOf("d")}0/`,
    ...pictures.map((letter) => `![${letter}](${address(letter)}) [again](${address(letter)})`),
  ]
    .slice(pictures.length % 2)
    .join("\n\n"),
  featured_image_url: featured === "" ? null : address(featured),
});

const commands = ["save", "background", "pending", "publish", "unpublish", "archive", "restore", "discard"];

type Step = { n: number; id: string; other: string; fields: object; changed: unknown };

/** SQL for each step of an owner. `n` chooses what happens. */
const steps = {
  import: ({ n, id, fields }) => `
    insert into public.blog_posts (id, title, slug, status, published_at, content, featured_image_url)
    select '${id}', 'Title', 'post-${id}', '${n % 2 === 0 ? "draft" : "published"}', now(), t.content, t.featured_image_url
    from jsonb_populate_record(null::public.blog_posts, '${JSON.stringify(fields)}') t
    on conflict (id) do update set content = excluded.content, featured_image_url = excluded.featured_image_url`,
  save: ({ n, id, fields }) => `
    select public.save_post('${commands[n % commands.length]}', gen_random_uuid(), p.id, p.updated_at, v.updated_at, '${JSON.stringify(fields)}')
    from public.blog_posts p left join public.blog_post_pending_versions v on v.post_id = p.id where p.id = '${id}'`,
  change: ({ n }) => `
    select coalesce(jsonb_agg(to_jsonb(c)), '[]') as changed from public.change_posts(
      (select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'updated_at', p.updated_at)), '[]') from public.blog_posts p),
      '${JSON.stringify([{ status: "published" }, { status: "draft" }, { category_id: category }, { category_id: null }][n % 4])}') c`,
  undo: ({ changed }) => `select * from public.change_posts('${JSON.stringify(changed)}', '{"undo": true}')`,
  trash: ({ id }) => `delete from public.blog_posts where id = '${id}'`,
  "restore from the trash": () =>
    "select public.restore_trashed_posts(array(select t.post_id from public.blog_post_trash t))",
  "move a pending version": ({ id, other }) => `
    update public.blog_post_pending_versions set post_id = '${other}', saved_by = '${hostedOwner}'
    where post_id = '${id}' and exists (select from public.blog_posts where id = '${other}')
      and not exists (select from public.blog_post_pending_versions where post_id = '${other}')`,
  "rename the category": ({ n }) =>
    `update public.blog_categories set name = 'Name ${n}', slug = 'name-${n}' where id = '${category}'`,
  "describe a picture": ({ n }) =>
    `select public.describe_picture_everywhere('${hashOf(letters[n % 4]!)}', 'Text ${n}', false)`,
  "replace a picture": ({ n }) =>
    `select public.replace_picture_everywhere('${hashOf(letters[n % 4]!)}', '${hashOf(letters[(n + 1) % 4]!)}')`,
} satisfies Record<string, (step: Step) => string>;

const names = Object.keys(steps) as (keyof typeof steps)[];
const step = record({
  does: constantFrom(...names, "import" as const, "save" as const, "save" as const, "save" as const),
  n: nat(100),
  id: constantFrom(...ids),
  other: constantFrom(...ids),
  pictures: uniqueArray(constantFrom(...letters), { maxLength: 3 }),
  featured: constantFrom("", "", ...letters),
});

const first = { n: 1, id: ids[0]!, other: "", fields: fieldsOf(["a"], ""), changed: [] };

onBothEngines((start) => {
  const database = ownDatabase(start);
  const owner = (query: string) => database.as("authenticated", query, hostedOwner);

  const callers = [
    ["authenticated", hostedMember],
    ["authenticated", hostedOwner],
    ["service_role", ""],
  ] as const;

  const reset = () =>
    database.exec(`
      delete from public.blog_posts; delete from public.blog_post_trash; delete from public.post_pictures;
      insert into public.blog_categories (id, name, slug) values ('${category}', 'SEO', 'seo') on conflict do nothing;
      insert into public.post_pictures (hash, file, name, width, height, bytes)
        select repeat(letter, 32), '10x10-c8a07b.webp', letter, 10, 10, 1 from unnest('{${letters.join()}}'::text[]) letter;
    `);
  beforeEach(reset);

  test("finds the same uses as a search of every text, for every caller and after any steps", async () => {
    const property = asyncProperty(
      array(step, { minLength: 1, maxLength: 25, size: "max" }),
      async (story) => {
        await reset();
        for (const id of ids) await owner(steps.import({ ...first, id }));
        for (const id of ids.slice(0, 2))
          await owner(steps.save({ ...first, id, n: 2, fields: fieldsOf(["b"], "") }));
        let changed: unknown = [];
        for (const { does, n, id, other, pictures, featured } of story) {
          const [row] = await owner(
            steps[does]({ n, id, other, fields: fieldsOf(pictures, featured), changed }),
          );
          if (does === "change") ({ changed } = row as { changed: unknown });
          expect(await database.rows(differences), does).toEqual([]);
        }
        for (const [role, user] of callers)
          expect(await database.as(role, differences, user), user).toEqual([]);
      },
    );
    await assert(property, { numRuns: isDeep ? 200 : 10, seed: 1 });
  });

  test("finds the uses in an older database", async () => {
    const migrations = await readMigrations(supabaseFolder);
    const later = migrations.findIndex(({ sql }) => sql.includes("create table private.picture_uses"));
    const older = await start(migrations.slice(0, later));
    onTestFinished(() => older.close());
    await older.exec(`
      ${steps.import(first)};
      ${steps.import({ ...first, n: 2, id: ids[1]!, fields: fieldsOf(["b", "c"], "d") })};
      insert into public.blog_post_pending_versions (post_id, base_updated_at, fields, saved_by)
        select id, updated_at, '${JSON.stringify(fieldsOf(["d"], "a"))}', null from public.blog_posts where status = 'published'`);
    for (const { sql } of migrations.slice(later)) await older.asOwner(sql);
    expect(await older.rows("select count(*)::integer as uses from private.picture_uses")).toEqual([
      { uses: 7 },
    ]);
    expect(await older.rows(differences)).toEqual([]);
  });

  test("hides pending versions and drafts from members", async () => {
    await owner(steps.import(first));
    await owner(steps.import({ ...first, n: 0, id: ids[1]! }));
    await owner(steps.save({ ...first, n: 2, fields: fieldsOf(["a", "b"], "c") }));
    const uses =
      "select hash, post_id, in_post, in_pending_version from public.post_picture_uses order by 1, 2";
    const use = (letter: string, post: number, inPost: boolean, inPendingVersion: boolean) => ({
      hash: hashOf(letter),
      post_id: ids[post],
      in_post: inPost,
      in_pending_version: inPendingVersion,
    });
    expect(await owner(uses)).toEqual([
      use("a", 0, true, true),
      use("a", 1, true, false),
      use("b", 0, false, true),
      use("c", 0, false, true),
    ]);
    expect(await database.as("authenticated", uses, hostedMember)).toEqual([use("a", 0, true, false)]);
    const rows = "select post_id, is_pending from private.picture_uses";
    expect(await database.as("authenticated", rows, hostedMember)).toEqual([
      { post_id: ids[0], is_pending: false },
    ]);
    expect(await database.attempt("anon", uses)).toBe("denied");
  });

  test("reads only the uses of the requested picture among 10,000 posts", async () => {
    onTestFinished(async () => void (await database.exec("truncate public.blog_posts cascade")));
    await database.exec(`
      set session_replication_role = replica;
      insert into public.blog_posts (title, slug) select 'Post', 'post-' || n from generate_series(1, 10000) n;
      insert into private.picture_uses
        select id, false, case when slug ~ '00$' then '${hashOf("a")}' else md5(right(slug, 2)) end from public.blog_posts;
      reset session_replication_role;`);
    const condition = `where hash = '${hashOf("a")}'`;
    for (const query of [
      `select * from public.post_picture_uses ${condition}`,
      `select * from public.post_picture_use_counts ${condition}`,
      `select public.claim_picture_removal('${hashOf("a")}')`,
      `select private.change_picture_in_posts('${hashOf("a")}', 'Text', false, null)`,
    ]) {
      await owner("select pg_stat_force_next_flush()");
      expect(
        await owner(`${query}; select pg_stat_get_xact_numscans('private.picture_uses'::regclass) as table_scans,
          pg_stat_get_xact_numscans('private.picture_uses_of_picture'::regclass) > 0 as is_index_used`),
        query,
      ).toEqual([{ table_scans: 0, is_index_used: true }]);
    }
  });
});
