import type { RunningBackend } from "@brightwren/backend/backend-options";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startTestBackend, createPersonas, type Persona, type PersonaName } from "../setup/backend.ts";

let backend: RunningBackend;
let personas: Record<PersonaName, Persona>;

const ids = {
  category: "11111111-1111-4111-8111-111111111111",
  published: "22222222-2222-4222-8222-222222222221",
  draft: "22222222-2222-4222-8222-222222222222",
  scheduled: "22222222-2222-4222-8222-222222222223",
  archived: "22222222-2222-4222-8222-222222222224",
  enquiry: "33333333-3333-4333-8333-333333333333",
  subscription: "44444444-4444-4444-8444-444444444444",
  mail: "44444444-4444-4444-8444-444444444445",
};

beforeAll(async () => {
  backend = await startTestBackend({ seed: false });
  personas = await createPersonas(backend);
});
afterAll(() => backend?.stop());

beforeEach(async () => {
  await backend.sql(`
    delete from public.blog_posts; delete from public.blog_categories; delete from public.contact_enquiries;
    delete from public.blog_redirects; delete from public.user_roles; delete from public.subscriptions;
    delete from private.provider_events;
    insert into public.user_roles (user_id, role) values ('${personas.admin.userId}', 'admin');
    insert into public.blog_categories (id, name, slug) values ('${ids.category}', 'SEO', 'seo');
    insert into public.blog_posts (id, title, slug, status, published_at) values
      ('${ids.published}', 'Published', 'published', 'published', now()),
      ('${ids.draft}', 'Draft', 'draft', 'draft', null),
      ('${ids.scheduled}', 'Scheduled', 'scheduled', 'scheduled', now() + interval '1 day'),
      ('${ids.archived}', 'Archived', 'archived', 'archived', now() - interval '1 day');
    insert into public.blog_redirects (kind, slug, post_id) values
      ('post', 'before', '${ids.published}'), ('post', 'planned', '${ids.draft}');
    insert into public.contact_enquiries (id, first_name, last_name, email, message)
      values ('${ids.enquiry}', 'Jane', 'Doe', 'jane@example.com', 'Hello');
    insert into public.subscriptions (id, provider_id, customer_id, is_live, amount, currency, status, started_at)
      values ('${ids.subscription}', 'sub_1', 'cus_1', false, 9900, 'gbp', 'active', now());
    insert into public.subscription_mails (id, subscription_id, kind, occasion)
      values ('${ids.mail}', '${ids.subscription}', 'new', 'start');
    insert into private.provider_events (id, type, occurred_at) values ('evt_secret', 'invoice.paid', now());
  `);
});

type Answer = { status: number; rows: Record<string, unknown>[] };

async function ask(name: PersonaName, method: string, path: string, body?: unknown): Promise<Answer> {
  const response = await fetch(`${backend.url}/rest/v1/${path}`, {
    method,
    headers: {
      ...personas[name].headers,
      prefer: "return=representation",
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer: unknown = await response.json();
  return { status: response.status, rows: Array.isArray(answer) ? answer : [] };
}

/** Counts rows directly in the database to verify that a write was rejected. */
async function count(table: string, where: string): Promise<number> {
  const [row] = await backend.sql<{ n: number }>(
    `select count(*)::int as n from public.${table} where ${where}`,
  );
  return row?.n ?? -1;
}

const everybody: PersonaName[] = ["anonymous", "member", "admin", "service"];

type Case = {
  table: string;
  reads: Record<PersonaName, number>;
  writers: PersonaName[];
  adders: PersonaName[];
  deleters: PersonaName[];
  row: () => Record<string, unknown>;
  added: string;
  target: [column: string, value: string];
  change: Record<string, unknown>;
};

const cases: Case[] = [
  {
    table: "blog_categories",
    reads: { anonymous: 1, member: 1, admin: 1, service: 1 },
    writers: ["admin", "service"],
    adders: ["admin", "service"],
    deleters: ["admin", "service"],
    row: () => ({ name: "New", slug: "new" }),
    added: "slug = 'new'",
    target: ["id", ids.category],
    change: { name: "Changed" },
  },
  {
    table: "blog_posts",
    reads: { anonymous: 1, member: 1, admin: 4, service: 4 },
    writers: ["admin", "service"],
    adders: ["admin", "service"],
    deleters: ["admin", "service"],
    row: () => ({ title: "New", slug: "new" }),
    added: "slug = 'new'",
    target: ["id", ids.published],
    change: { title: "Changed" },
  },
  {
    table: "blog_redirects",
    reads: { anonymous: 1, member: 1, admin: 2, service: 2 },
    writers: ["admin", "service"],
    adders: ["admin", "service"],
    deleters: ["admin", "service"],
    row: () => ({ kind: "post", slug: "new", post_id: ids.draft }),
    added: "slug = 'new'",
    target: ["slug", "before"],
    change: { created_at: "2026-01-02T03:04:05+00:00" },
  },
  {
    table: "contact_enquiries",
    reads: { anonymous: 0, member: 0, admin: 1, service: 1 },
    writers: ["admin", "service"],
    adders: ["service"],
    deleters: ["admin", "service"],
    row: () => ({ first_name: "New", last_name: "Doe", email: "new@example.com", message: "Hello" }),
    added: "first_name = 'New'",
    target: ["id", ids.enquiry],
    change: { status: "handled" },
  },
  {
    table: "subscriptions",
    reads: { anonymous: 0, member: 0, admin: 1, service: 1 },
    writers: ["admin", "service"],
    adders: ["service"],
    deleters: ["service"],
    row: () => ({
      provider_id: "sub_2",
      customer_id: "cus_2",
      is_live: false,
      amount: 9900,
      currency: "gbp",
      status: "active",
      started_at: "2026-01-02T03:04:05+00:00",
    }),
    added: "provider_id = 'sub_2'",
    target: ["id", ids.subscription],
    change: { contacted_at: "2026-01-02T03:04:05+00:00" },
  },
  {
    table: "subscription_mails",
    reads: { anonymous: 0, member: 0, admin: 1, service: 1 },
    writers: ["service"],
    adders: ["service"],
    deleters: ["service"],
    row: () => ({ subscription_id: ids.subscription, kind: "cancelled", occasion: "now" }),
    added: "kind = 'cancelled'",
    target: ["id", ids.mail],
    change: { mail_state: "sent" },
  },
  {
    table: "user_roles",
    reads: { anonymous: 0, member: 0, admin: 1, service: 1 },
    writers: ["service"],
    adders: ["service"],
    deleters: ["service"],
    row: () => ({ user_id: personas.member.userId, role: "admin" }),
    added: `user_id in (select id from auth.users where email = 'member@brightwren.example')`,
    target: ["role", "admin"],
    change: { role: "admin" },
  },
];

describe.each(cases)("$table", ({ table, reads, writers, adders, deleters, row, added, target, change }) => {
  const [column, value] = target;
  const all = () => count(table, "true");

  describe.each(everybody)("%s", (name) => {
    const mayAdd = adders.includes(name);
    const mayWrite = writers.includes(name);
    const mayDelete = deleters.includes(name);

    test("reads exactly the rows that the policies allow", async () => {
      expect((await ask(name, "GET", table)).rows).toHaveLength(reads[name]);
      const { data, error } = await personas[name].client.from(table).select("*");
      expect({ error, rows: data?.length }).toEqual({ error: null, rows: reads[name] });
    });

    test("inserts a row only with permission", async () => {
      const { status } = await ask(name, "POST", table, row());
      const refusal = name === "anonymous" ? 401 : 403;
      expect(status).toBe(mayAdd ? 201 : refusal);
      expect(await count(table, added)).toBe(mayAdd ? 1 : 0);
    });

    test("inserts a row through supabase-js only with permission", async () => {
      const { error } = await personas[name].client.from(table).insert(row());
      expect(error?.code).toBe(mayAdd ? undefined : "42501");
      expect(await count(table, added)).toBe(mayAdd ? 1 : 0);
    });

    test("upserts a row only with permission to insert and update", async () => {
      const { data } = await personas[name].client.from(table).upsert(row()).select();
      const may = mayAdd && mayWrite;
      expect(data?.length ?? 0).toBe(may ? 1 : 0);
      expect(await count(table, added)).toBe(may ? 1 : 0);
    });

    test("updates a row only with permission", async () => {
      const { rows } = await ask(name, "PATCH", `${table}?${column}=eq.${value}`, change);
      expect(rows).toMatchObject(mayWrite ? [change] : []);
    });

    test("updates a row through supabase-js only with permission", async () => {
      const { data } = await personas[name].client.from(table).update(change).eq(column, value).select();
      expect(data).toMatchObject(mayWrite ? [change] : []);
    });

    test("deletes a row only with permission", async () => {
      const before = await all();
      const { rows } = await ask(name, "DELETE", `${table}?${column}=eq.${value}`);
      expect(rows).toHaveLength(mayDelete ? 1 : 0);
      expect(await all()).toBe(before - (mayDelete ? 1 : 0));
    });

    test("deletes a row through supabase-js only with permission", async () => {
      const before = await all();
      await personas[name].client.from(table).delete().eq(column, value);
      expect(await all()).toBe(before - (mayDelete ? 1 : 0));
    });

    test("updates and deletes without a filter only with permission", async () => {
      const rows = () => backend.sql(`select * from public.${table} order by 1`);
      const before = await rows();
      await ask(name, "PATCH", table, change);
      const after = await rows();
      expect(after).toMatchObject(mayWrite ? before.map(() => change) : before);
      await ask(name, "DELETE", table);
      expect(await rows()).toEqual(mayDelete ? [] : after);
    });
  });
});

describe.each(["blog_post_trash", "blog_post_versions"])("%s", (table) => {
  beforeEach(() =>
    backend.sql(`
      delete from public.blog_post_trash; delete from public.blog_post_versions;
      update public.blog_posts set title = 'Shown' where status = 'published';
      delete from public.blog_posts where status = 'draft';
    `),
  );

  test.each<PersonaName>(["anonymous", "member", "admin"])(
    "enforces read and write permissions for %s callers",
    async (name) => {
      const rows = () => backend.sql(`select * from public.${table}`);
      const before = await rows();
      expect((await ask(name, "GET", table)).rows).toHaveLength(name === "admin" ? 1 : 0);
      const post_id = ids.archived;
      await ask(
        name,
        "POST",
        table,
        table === "blog_post_trash" ? { post_id, post: {} } : { post_id, fields: {} },
      );
      await ask(name, "PATCH", `${table}?post_id=neq.${post_id}`, { post_id });
      expect(await rows()).toEqual(before);
      await ask(name, "DELETE", `${table}?post_id=neq.${post_id}`);
      const isEmptied = name === "admin" && table === "blog_post_trash";
      expect(await rows()).toEqual(isEmptied ? [] : before);
    },
  );

  test.each<PersonaName>(["anonymous", "member", "service"])(
    "cannot be restored by %s callers",
    async (name) => {
      const posts = await personas[name].client.rpc("restore_trashed_posts", { ids: [ids.draft] });
      const enquiries = await personas[name].client.rpc("restore_trashed_enquiries", { ids: [ids.enquiry] });
      expect([posts.error?.code, enquiries.error?.code]).toEqual(["42501", "42501"]);
    },
  );
});

describe("a subscription", () => {
  test("accepts only the kickoff checklist from owners", async () => {
    const rows = () => backend.sql("select * from public.subscriptions");
    const before = await rows();
    const tick = { contacted_at: "2026-01-02T03:04:05+00:00" };
    for (const change of [
      { amount: 1 },
      { status: "canceled" },
      { customer_email: "eve@example.com" },
      { revision: 9 },
      { created_at: tick.contacted_at },
      { ...tick, amount: 1 },
    ]) {
      const path = `subscriptions?id=eq.${ids.subscription}`;
      expect({ change, status: (await ask("admin", "PATCH", path, change)).status }).toEqual({
        change,
        status: 403,
      });
    }
    expect(await rows()).toEqual(before);
    expect(await ask("admin", "PATCH", "subscriptions", { ...tick, amount: 9900 })).toMatchObject({
      status: 200,
      rows: [tick],
    });
  });

  test.each(everybody)("hides the provider's events from %s callers of the Data API", async (name) => {
    for (const headers of [{}, { "accept-profile": "private" }]) {
      const response = await fetch(`${backend.url}/rest/v1/provider_events`, {
        headers: { ...personas[name].headers, ...headers },
      });
      expect(response.ok).toBe(false);
      expect(await response.text()).not.toContain("evt_secret");
    }
  });

  test.each<PersonaName>(["anonymous", "member", "service"])(
    "cannot be imported by %s callers",
    async (name) => {
      const { error } = await personas[name].client.rpc("restore_subscriptions", { subscriptions: [] });
      expect(error?.code).toBe("42501");
    },
  );

  test.each<PersonaName>(["anonymous", "member", "admin"])(
    "cannot be reported by %s callers",
    async (name) => {
      const { client } = personas[name];
      const outcomes = [
        await client.rpc("subscription_revision", { provider_id: "sub_1", event_id: "evt_1" }),
        await client.rpc("store_subscription", { event: {}, subscription: {}, revision: 0 }),
        await client.rpc("claim_subscription_mails", { batch_size: 10 }),
      ];
      expect(outcomes.map(({ error }) => error?.code)).toEqual(["42501", "42501", "42501"]);
    },
  );
});

test.each<PersonaName>(["anonymous", "member", "admin"])(
  "denies %s callers direct access to the SQL functions",
  async (name) => {
    const claim = await personas[name].client.rpc("claim_undelivered_enquiries", { batch_size: 10 });
    expect(claim.error?.code).toBe("42501");
    const submit = await personas[name].client.rpc("submit_contact_enquiry", {
      submission_id: ids.enquiry,
      enquiry: { first_name: "Eve", last_name: "Doe", email: "eve@example.com", message: "Hello" },
      sender_hash: null,
      is_spam: false,
      limit_count: 10,
      limit_window: "10 minutes",
      busy_count: 60,
    });
    expect(submit.error?.code).toBe("42501");
    expect(await count("contact_enquiries", "first_name = 'Eve'")).toBe(0);
  },
);

test.each([
  ["an invalid token", "Bearer garbage"],
  ["a token with another signature", `Bearer ${forgedToken()}`],
  ["a token without a signature", `Bearer ${unsignedToken()}`],
])("hides unpublished posts from a caller with %s", async (_, authorization) => {
  const response = await fetch(`${backend.url}/rest/v1/blog_posts?select=status`, {
    headers: { apikey: backend.anonKey, authorization },
  });
  const answer: unknown = await response.json();
  const statuses = Array.isArray(answer) ? answer.map((post: { status: string }) => post.status) : [];
  expect(statuses.filter((status) => status !== "published")).toEqual([]);
});

test.each([
  ["no API key", {}],
  ["an invalid API key", { apikey: "nonsense" }],
])("rejects a request with %s", async (_, headers) => {
  const response = await fetch(`${backend.url}/rest/v1/blog_posts`, { headers });
  expect(response.status).toBe(401);
});

function forgedToken(): string {
  const claims = { role: "service_role", iss: "supabase-demo", exp: 1983812996 };
  return `${encode({ alg: "HS256", typ: "JWT" })}.${encode(claims)}.${Buffer.alloc(32, 7).toString("base64url")}`;
}

function unsignedToken(): string {
  return `${encode({ alg: "none", typ: "JWT" })}.${encode({ role: "service_role", exp: 1983812996 })}.`;
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString("base64url");
}
