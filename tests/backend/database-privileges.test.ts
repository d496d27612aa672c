import { beforeAll, describe, expect, test } from "vitest";
import {
  hostedMember,
  hostedOwner,
  onBothEngines,
  ownDatabase,
  type Outcome,
} from "../setup/hosted/hosted-database.ts";
import { callable } from "./callable-functions.ts";

// Tests each role's effective privileges on each table. When a grant or policy changes, update `expected`.

const draft = "22222222-2222-4222-8222-222222222222";
const published = "22222222-2222-4222-8222-222222222221";
const trashed = "22222222-2222-4222-8222-222222222223";
const subscription = "22222222-2222-4222-8222-222222222224";
const tokenHash = "0123456789abcdef".repeat(4);
const hash = "0123456789abcdef0123456789abcdef";

const rows = `
  insert into public.blog_categories (name, slug) values ('SEO', 'seo');
  insert into public.blog_posts (id, title, slug, status, published_at, author, tags) values
    ('${published}', 'Published', 'published', 'published', now(), 'Ann', '{a}'),
    ('${draft}', 'Draft', 'draft', 'draft', null, 'Ben', '{b}'),
    (gen_random_uuid(), 'Scheduled', 'scheduled', 'scheduled', now(), 'Ann', '{a}'),
    (gen_random_uuid(), 'Archived', 'archived', 'archived', now(), 'Ann', '{a}');
  insert into public.contact_enquiries (first_name, last_name, email, message)
    values ('Jane', 'Doe', 'jane@example.com', 'Hello');
  insert into public.blog_post_pending_versions (post_id, fields, base_updated_at, saved_by)
    values ('${published}', '{"title": "New", "content": "/${hash}/"}', now(), '${hostedOwner}');
  insert into public.blog_post_saves (revision, post_id, saved_by) values (gen_random_uuid(), '${draft}', '${hostedOwner}');
  insert into private.post_generations (request_id, fingerprint, expires_at) values (gen_random_uuid(), 'a', now());
  insert into private.checkout_starts (sender_hash) values ('${tokenHash}');
  insert into public.housekeeping (tidied_at) values (now());
  insert into public.deployment_report (site, version, checks) values ('https://example.com', '1.0.0', '[]');
  insert into public.draft_links (post_id, token_hash, expires_at)
    values ('${draft}', '${tokenHash}', now() + interval '1 day');
  insert into public.post_pictures (hash, file, name, width, height, bytes)
    values ('${hash}', '10x10-c8a07b.webp', 'Shop', 10, 10, 100);
  update public.blog_posts set content = '![](/${hash}/10x10-c8a07b.webp)' where status in ('published', 'draft');
  insert into public.blog_posts (id, title, slug, status, published_at) values ('${trashed}', 'Gone', 'gone', 'published', now());
  delete from public.blog_posts where id = '${trashed}';
  insert into private.enquiry_trash (enquiry_id, enquiry) values (gen_random_uuid(), '{}');
  insert into public.blog_redirects (kind, slug, post_id) values ('post', 'before', '${published}'), ('post', 'planned', '${draft}');
  insert into public.subscriptions (id, provider_id, customer_id, is_live, amount, currency, status, started_at)
    values ('${subscription}', 'sub_1', 'cus_1', false, 9900, 'gbp', 'active', now());
  insert into public.mails (subscription_id, kind) values ('${subscription}', 'new');
  insert into private.used_portal_links (id, subscription_id) values ('${subscription}', '${subscription}');
  insert into private.provider_events (id, type, occurred_at) values ('evt_1', 'invoice.paid', now());
  insert into private.person_notes (person, notes) values ('jane@example.com', 'Calls');
  delete from public.activity where id > (select min(id) from public.activity);
  insert into storage.buckets (id, name) values ('another', 'another'), ('empty', 'empty');
  insert into storage.objects (bucket_id, name) values ('post-images', 'a.webp'), ('another', 'b.pdf');
`;

const callers = {
  visitor: ["anon", ""],
  member: ["authenticated", hostedMember],
  owner: ["authenticated", hostedOwner],
  project: ["service_role", ""],
} satisfies Record<string, [role: string, user: string]>;

type Table = {
  row: string;
  /** The `set` clause of an update. It must not read a column, because that would require the select privilege. */
  change: string;
  where?: string;
};

const tables: Record<string, Table> = {
  "public.user_roles": { row: `values ('${hostedMember}', 'admin')`, change: "role = 'admin'" },
  "public.blog_categories": { row: "(name, slug) values ('New', 'new')", change: "name = 'Other'" },
  "public.blog_posts": { row: "(title, slug) values ('New', 'new')", change: "title = 'Other'" },
  "public.contact_enquiries": {
    row: "(first_name, last_name, email, message) values ('New', 'Doe', 'new@example.com', 'Hello')",
    change: "status = 'handled'",
  },
  "public.subscriptions": {
    row: "(provider_id, customer_id, is_live, amount, currency, status, started_at) values ('sub_2', 'cus_2', false, 9900, 'gbp', 'active', now())",
    change: "contacted_at = now()",
  },
  "public.mails": {
    row: `(subscription_id, kind, occasion) values ('${subscription}', 'cancelled', 'now')`,
    change: "state = 'sent'",
  },
  "public.activity": { row: "(kind) values ('erased')", change: "subject = 'Other'" },
  "private.person_notes": { row: "(person, notes) values ('a', 'b')", change: "notes = 'Other'" },
  "private.person_keys": { row: "values (null, false, 'a')", change: "key = 'a'" },
  "private.provider_events": {
    row: "(id, type, occurred_at) values ('evt_2', 'invoice.paid', now())",
    change: "type = 'invoice.paid'",
  },
  "private.used_portal_links": {
    row: `(id, subscription_id) values (gen_random_uuid(), '${subscription}')`,
    change: "used_at = now()",
  },
  "public.blog_post_pending_versions": {
    row: `(post_id, fields, base_updated_at) values ('${draft}', '{}', now())`,
    change: "fields = '{}'",
  },
  "public.blog_post_saves": {
    row: `(revision, post_id) values (gen_random_uuid(), '${draft}')`,
    change: "saved_at = now()",
  },
  "public.blog_post_trash": {
    row: "(post_id, post) values (gen_random_uuid(), '{}')",
    change: "trashed_at = now()",
  },
  "public.blog_post_versions": {
    row: "(post_id, fields) values (gen_random_uuid(), '{}')",
    change: "fields = '{}'",
  },
  "public.draft_links": {
    row: `(post_id, token_hash, expires_at) values ('${draft}', '${tokenHash.replace("0", "1")}', now() + interval '30 days')`,
    change: "expires_at = now()",
  },
  "public.blog_post_counts": { row: "values ('draft', 1)", change: "posts = 1" },
  "public.blog_post_tags": { row: "values ('tag', 1)", change: "posts = 1" },
  "public.blog_post_authors": { row: "values ('Ann', 1)", change: "posts = 1" },
  "public.blog_category_counts": { row: "values (null, 1)", change: "posts = 1" },
  "public.blog_redirects": {
    row: `(kind, slug, post_id) values ('post', 'new', '${draft}')`,
    change: `post_id = '${draft}'`,
  },
  "public.blog_redirect_targets": { row: "values ('post', 'a', 'b')", change: "target = 'c'" },
  "public.blog_post_choices": { row: "values ('tag', 'a', 1)", change: "posts = 1" },
  "public.post_pictures": {
    row: `(hash, file, name, width, height, bytes) values ('${hash.replace("0", "1")}', '10x10-c8a07b.webp', 'New', 10, 10, 1)`,
    change: "alt = 'New'",
  },
  "public.post_picture_uses": { row: "values ('a')", change: "title = 'New'" },
  "public.post_picture_use_counts": { row: "values ('a', 1)", change: "posts = 1" },
  "public.post_picture_totals": { row: "values (1, 1)", change: "pictures = 1" },
  "public.unused_post_pictures": { row: "values ('a')", change: "name = 'New'" },
  "public.housekeeping": { row: "(tidied_at) values (now())", change: "tidied_at = now()" },
  "public.deployment_report": {
    row: "(site, version, checks) values ('a', '1', '[]') on conflict do nothing",
    change: "version = '2'",
  },
  "private.enquiry_trash": {
    row: "(enquiry_id, enquiry) values (gen_random_uuid(), '{}')",
    change: "trashed_at = now()",
  },
  "private.kept_picture_uses": { row: "values ('a', true)", change: "hash = 'a'" },
  "private.picture_uses": { row: `values ('${draft}', true, 'a')`, change: "hash = 'a'" },
  "public.owner_settings": {
    row: "default values on conflict do nothing",
    change: "generated_posts = 'published'",
  },
  "private.site_rebuild": { row: "default values on conflict do nothing", change: "attempts = 1" },
  "private.blog_post_words": { row: `values ('${draft}', '', '')`, change: "title = ''" },
  "private.timer": { row: "default values on conflict do nothing", change: "database_ran_at = now()" },
  "private.post_generations": {
    row: "(request_id, fingerprint, expires_at) values (gen_random_uuid(), 'b', now())",
    change: "expires_at = now()",
  },
  "private.checkout_starts": {
    row: `(sender_hash) values ('${tokenHash}')`,
    change: "started_at = now()",
  },
  "storage.buckets": {
    row: "(id, name) values ('new', 'new')",
    change: "public = true",
    where: "id = 'empty'",
  },
  "storage.objects": {
    row: "(bucket_id, name) values ('post-images', 'new.webp')",
    change: "metadata = '{}'",
  },
};

/** PostgreSQL's error code for these aggregate views, which are not updatable. */
const view = "55000";

const nothing = ["denied", "denied", "denied", "denied"];
const ownerOnly = { visitor: nothing, member: [0, "refused", 0, 0] };
const readByOwner = {
  visitor: nothing,
  member: [0, "denied", "denied", "denied"],
  owner: [1, "denied", "denied", "denied"],
};
const changedByOwner = {
  visitor: nothing,
  member: [0, "denied", 0, "denied"],
  owner: [1, "denied", 1, "denied"],
};
const hidden = ["denied", view, view, view];
const projectOnly = { visitor: nothing, member: nothing, owner: nothing };
const counted = (publicly: number, all: number) => ({
  visitor: ["denied", view, view, view],
  member: [publicly, view, view, view],
  owner: [all, view, view, view],
  project: [all, view, view, view],
});

/** The outcomes of select, insert, update and delete on each table, by role. */
const expected: Record<string, Record<string, Outcome[]>> = {
  "public.user_roles": { ...readByOwner, project: [1, 1, 1, 1] },
  "public.blog_categories": {
    visitor: [1, "denied", "denied", "denied"],
    member: [1, "refused", 0, 0],
    owner: [1, 1, 1, 1],
    project: [1, 1, 1, 1],
  },
  "public.blog_posts": {
    visitor: [1, "denied", "denied", "denied"],
    member: [1, "refused", 0, 0],
    owner: [4, 1, 4, 4],
    project: [4, 1, 4, 4],
  },
  "public.contact_enquiries": {
    visitor: nothing,
    member: [0, "denied", 0, 0],
    owner: [1, "denied", 1, 1],
    project: [1, 1, 1, "denied"],
  },
  "public.subscriptions": { ...changedByOwner, project: [1, 1, 1, "denied"] },
  "public.mails": { ...readByOwner, project: [1, 1, 1, 1] },
  "public.activity": { ...readByOwner, project: nothing },
  "private.person_notes": { ...projectOnly, project: nothing },
  "private.person_keys": { visitor: hidden, member: hidden, owner: hidden, project: hidden },
  "private.provider_events": { ...projectOnly, project: [1, 1, "denied", "denied"] },
  "private.used_portal_links": { ...projectOnly, project: [1, 1, "denied", 1] },
  "public.blog_post_pending_versions": { ...ownerOnly, owner: [1, 1, 1, 1], project: [1, 1, 1, 1] },
  "public.blog_post_saves": {
    visitor: nothing,
    member: [0, "refused", 0, "denied"],
    owner: [1, 1, 1, "denied"],
    project: [1, 1, "denied", "denied"],
  },
  "public.blog_post_trash": {
    visitor: nothing,
    member: [0, "denied", "denied", 0],
    owner: [1, "denied", "denied", 1],
    project: [1, "denied", "denied", 1],
  },
  "public.blog_post_versions": {
    ...readByOwner,
    owner: [3, "denied", "denied", "denied"],
    project: [3, "denied", "denied", "denied"],
  },
  "public.draft_links": {
    ...ownerOnly,
    member: [0, "refused", "denied", 0],
    owner: [1, 1, "denied", 1],
    project: [1, 1, 1, 1],
  },
  "public.blog_post_counts": counted(1, 4),
  "public.blog_post_tags": counted(1, 2),
  "public.blog_post_authors": counted(1, 2),
  "public.blog_category_counts": counted(0, 0),
  "public.blog_redirects": {
    visitor: [1, "denied", "denied", "denied"],
    member: [1, "refused", 0, 0],
    owner: [2, 1, 2, 2],
    project: [2, 1, 2, 2],
  },
  "public.blog_redirect_targets": { ...counted(1, 1), visitor: [1, view, view, view] },
  "public.blog_post_choices": counted(4, 6),
  "public.post_pictures": { ...ownerOnly, owner: [1, 1, 1, 1], project: [1, 1, 1, 1] },
  "public.post_picture_uses": counted(1, 2),
  "public.post_picture_use_counts": counted(1, 1),
  "public.post_picture_totals": counted(1, 1),
  "public.unused_post_pictures": { ...readByOwner, owner: readByOwner.member, project: readByOwner.member },
  "public.housekeeping": { ...readByOwner, project: nothing },
  "public.deployment_report": { ...readByOwner, project: [1, 0, 1, "denied"] },
  "private.enquiry_trash": { ...projectOnly, project: nothing },
  "private.kept_picture_uses": {
    visitor: ["denied", view, view, view],
    member: [0, view, view, view],
    owner: [1, view, view, view],
    project: [1, view, view, view],
  },
  "private.picture_uses": {
    ...readByOwner,
    member: [1, "denied", "denied", "denied"],
    owner: [3, "denied", "denied", "denied"],
    project: [3, "denied", "denied", "denied"],
  },
  "public.owner_settings": { ...changedByOwner, project: [1, "denied", "denied", "denied"] },
  "private.site_rebuild": { ...projectOnly, project: [1, 0, 1, "denied"] },
  "private.blog_post_words": { ...projectOnly, project: nothing },
  "private.timer": { ...projectOnly, project: [1, 0, 1, "denied"] },
  "private.post_generations": { ...projectOnly, project: [1, 1, 1, 1] },
  "private.checkout_starts": { ...projectOnly, project: [1, 1, "denied", 1] },
  "storage.buckets": {
    ...ownerOnly,
    visitor: [0, "refused", 0, 0],
    owner: [0, "refused", 0, 0],
    project: [3, 1, 3, 1],
  },
  "storage.objects": {
    ...ownerOnly,
    visitor: [0, "refused", 0, 0],
    owner: [1, 1, 1, 1],
    project: [2, 1, 2, 2],
  },
};

/** The only columns of a table on which a role has a privilege that it does not have on the entire table. */
const ownersColumns = "contacted_at changes_received_at changes_made_at reviewed_at live_at".split(" ");

onBothEngines((start) => {
  const database = ownDatabase(start);
  beforeAll(() => database.exec(rows));

  async function attempts(queries: string[]): Promise<Record<string, Outcome[]>> {
    const outcomes: Record<string, Outcome[]> = {};
    for (const [caller, [role, user]] of Object.entries(callers)) {
      outcomes[caller] = [];
      for (const query of queries) outcomes[caller].push(await database.attempt(role, query, user));
    }
    return outcomes;
  }

  describe("grants each role exactly the expected privileges on", () => {
    test.each(Object.entries(tables))("%s", async (table, { row, change, where }) => {
      const outcomes = await attempts([
        `select * from ${table}`,
        `insert into ${table} ${row}`,
        `update ${table} set ${change}`,
        `delete from ${table}${where === undefined ? "" : ` where ${where}`}`,
      ]);
      expect(outcomes).toEqual(expected[table]);
    });
  });

  test.each(["visitor", "member"] as const)("shows a %s only published posts", async (caller) => {
    const [role, user] = callers[caller];
    const statuses = await database.as(role, "select distinct status from public.blog_posts", user);
    expect(statuses).toEqual([{ status: "published" }]);
  });

  test("covers every table and view", async () => {
    const found = await database.rows<{ name: string }>(
      `select relnamespace::regnamespace || '.' || relname as name from pg_class
       where relnamespace::regnamespace::text in ('public', 'private', 'storage') and relkind in ('r', 'p', 'v', 'm', 'f')`,
    );
    expect(found.map(({ name }) => name).toSorted()).toEqual(Object.keys(tables).toSorted());
    expect(Object.keys(expected)).toEqual(Object.keys(tables));
  });

  test("grants the same privileges on every column of a table, except for the kickoff checklist", async () => {
    const differing = await database.rows(
      `select role, attrelid::regclass::text as "table", attname, privilege
       from pg_attribute
         cross join unnest(array['anon', 'authenticated', 'service_role']) as role
         cross join unnest(array['select', 'insert', 'update', 'references']) as privilege
       where attnum > 0 and not attisdropped
         and (select relnamespace::regnamespace::text in ('public', 'private') and relkind in ('r', 'v')
              from pg_class where oid = attrelid)
         and has_column_privilege(role, attrelid, attnum, privilege) <> has_table_privilege(role, attrelid, privilege)
       order by attnum`,
    );
    expect(differing).toEqual(
      ownersColumns.map((attname) => ({
        role: "authenticated",
        table: "subscriptions",
        attname,
        privilege: "update",
      })),
    );
  });

  test("does not grant visitors or users truncate, references or trigger privileges", async () => {
    const found = await database.rows(
      `select role, c.oid::regclass::text as "table", privilege
       from pg_class c
         cross join unnest(array['anon', 'authenticated']) as role
         cross join unnest(array['truncate', 'references', 'trigger']) as privilege
       where relnamespace::regnamespace::text in ('public', 'private') and relkind in ('r', 'p', 'v', 'm')
         and has_table_privilege(role, c.oid, privilege)`,
    );
    expect(found).toEqual([]);
  });

  test("lets only the intended roles call each function", async () => {
    const found = await database.rows<{ name: string; roles: string }>(
      `select pronamespace::regnamespace || '.' || proname as name,
         (select coalesce(string_agg(role, ' ' order by role), '')
          from unnest(array['anon', 'authenticated', 'service_role']) as role
          where has_function_privilege(role, p.oid, 'execute')) as roles
       from pg_proc p where pronamespace::regnamespace::text in ('public', 'private') order by 1`,
    );
    const granted = found.filter(({ roles }) => roles !== "");
    expect(Object.fromEntries(granted.map(({ name, roles }) => [name, roles]))).toEqual(callable);
  });

  test("does not let any role create objects in the schemas", async () => {
    const found = await database.rows(
      `select schema, role, has_schema_privilege(role, schema, 'usage') as "use",
         has_schema_privilege(role, schema, 'create') as "make"
       from unnest(array['public', 'private']) as schema
         cross join unnest(array['anon', 'authenticated', 'service_role']) as role`,
    );
    expect(found).toHaveLength(6);
    for (const each of found) expect(each).toMatchObject({ use: true, make: false });
  });

  test.each(["another", "empty"])("does not grant the owner rights in the bucket %s", async (bucket) => {
    const upload = `insert into storage.objects (bucket_id, name) values ('${bucket}', 'c.pdf')`;
    expect(await database.attempt("authenticated", upload, hostedOwner)).toBe("refused");
    const move = `update storage.objects set bucket_id = '${bucket}'`;
    expect(await database.attempt("authenticated", move, hostedOwner)).toBe("refused");
  });

  test("rejects a pending version saved as another user", async () => {
    const other = `insert into public.blog_post_pending_versions (post_id, fields, base_updated_at, saved_by)
      values ('${draft}', '{}', now(), '${hostedMember}')`;
    expect(await database.attempt("authenticated", other, hostedOwner)).toBe("refused");
    const handOver = `update public.blog_post_pending_versions set saved_by = '${hostedMember}'`;
    expect(await database.attempt("authenticated", handOver, hostedOwner)).toBe("refused");
  });
});
