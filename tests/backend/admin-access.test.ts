import type { RunningBackend } from "@brightwren/backend/backend-options";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { startTestBackend, createPersonas, type Persona, type PersonaName } from "../setup/backend.ts";

// Uses plain HTTP instead of our client, because the database itself must enforce what the admin interface hides.

const post = "22222222-2222-4222-8222-222222222221";
const draft = "22222222-2222-4222-8222-222222222222";
const versions = "blog_post_pending_versions";

let backend: RunningBackend;
let personas: Record<PersonaName, Persona>;

beforeAll(async () => {
  backend = await startTestBackend({ seed: false });
  personas = await createPersonas(backend);
});
afterAll(() => backend?.stop());

beforeEach(async () => {
  vi.spyOn(console, "log").mockImplementation(() => undefined);
  await backend.sql(`
    delete from public.blog_posts;
    delete from public.user_roles; delete from public.subscriptions;
    insert into public.subscriptions (provider_id, customer_id, is_live, amount, currency, status, started_at)
      values ('sub_1', 'cus_1', false, 9900, 'gbp', 'active', now());
    insert into public.subscription_mails (subscription_id, kind, occasion)
      select id, 'new', 'start' from public.subscriptions;
    insert into public.user_roles (user_id, role) values ('${personas.admin.userId}', 'admin');
    insert into public.blog_posts (id, title, slug, status, published_at, author, tags) values
      ('${post}', 'Published', 'published', 'published', '2026-01-01', 'Ann', '{open}'),
      ('${draft}', 'Secret', 'secret', 'draft', null, 'Hidden author', '{hidden}'),
      (gen_random_uuid(), 'Due', 'due', 'scheduled', '2026-01-01', 'Ann', '{}');
    insert into public.${versions} (post_id, fields, base_updated_at, saved_by)
      select id, '{"title": "Pending secret"}', updated_at, '${personas.admin.userId}'
      from public.blog_posts where slug = 'published';
  `);
});

async function ask(name: PersonaName, method: string, path: string, body?: unknown) {
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
  return { status: response.status, answer };
}

const state = () =>
  backend.sql(
    `select p.title, p.status, p.updated_at, v.fields, v.updated_at as version, v.saved_by
     from public.blog_posts p left join public.${versions} v on v.post_id = p.id order by p.slug`,
  );

/** `refused`: 401, 403 or an empty result. `changed`: read directly from the database. */
async function attempt(name: PersonaName, method: string, path: string, body?: unknown) {
  const before = await state();
  const { status, answer } = await ask(name, method, path, body);
  const none = Array.isArray(answer) && answer.length === 0;
  const refused = status === (name === "anonymous" ? 401 : 403) || (status === 200 && none);
  return { refused, changed: JSON.stringify(await state()) !== JSON.stringify(before) };
}

const refusal = { refused: true, changed: false };

const row = { post_id: draft, fields: { title: "Mine" }, base_updated_at: "2026-01-01T00:00:00Z" };

describe.each<PersonaName>(["anonymous", "member"])("%s", (name) => {
  test("cannot read pending versions", async () => {
    const { answer } = await ask(name, "GET", versions);
    expect(JSON.stringify(answer)).not.toContain("secret");
    const embedded = await ask(name, "GET", `blog_posts?select=title,${versions}(fields)`);
    expect(JSON.stringify(embedded.answer)).not.toContain("secret");
  });

  test.each<[string, string, string, unknown?]>([
    ["add", "POST", versions, row],
    ["add as the owner", "POST", versions, row],
    ["change", "PATCH", `${versions}?post_id=eq.${post}`, { fields: { title: "Mine" } }],
    ["delete", "DELETE", `${versions}?post_id=eq.${post}`],
  ])("cannot write pending versions: %s", async (what, method, path, body) => {
    const sent = what.includes("owner") ? { ...row, saved_by: personas.admin.userId } : body;
    expect(await attempt(name, method, path, sent)).toEqual(refusal);
  });

  test("cannot see unpublished posts in the owner's views", async () => {
    for (const view of ["blog_post_counts", "blog_post_tags", "blog_post_authors", "blog_post_choices"]) {
      const { answer } = await ask(name, "GET", `${view}?select=*`);
      const text = JSON.stringify(answer);
      for (const hidden of ["draft", "scheduled", "hidden", "Hidden author"])
        expect(text).not.toContain(hidden);
    }
  });

  test.each([
    ["find_posts", { request: {} }],
    ["change_posts", { posts: [], change: {} }],
    ["publish_due_posts", {}],
    ["grant_admin", { email: "member@brightwren.example" }],
    ["restore_subscriptions", { subscriptions: [] }],
    ["store_subscription", { event: {}, subscription: {}, revision: 0 }],
    ["claim_subscription_mails", { batch_size: 10 }],
  ])("cannot call %s", async (rpc, body) => {
    expect(await attempt(name, "POST", `rpc/${rpc}`, body)).toEqual(refusal);
    expect(await backend.sql("select user_id from public.user_roles")).toEqual([
      { user_id: personas.admin.userId },
    ]);
  });
});

describe("the owner", () => {
  test("can publish with save_post", async () => {
    const [version] = await backend.sql<{ updated_at: string; base: string }>(
      `select updated_at, base_updated_at as base from public.${versions}`,
    );
    const body = {
      command: "publish",
      revision: crypto.randomUUID(),
      post_id: post,
      base: version?.base,
      pending_base: version?.updated_at,
      fields: { title: "Pending secret" },
    };
    expect(await ask("member", "POST", "rpc/save_post", body)).toEqual({
      status: 200,
      answer: { outcome: "not_allowed" },
    });
    expect(await ask("admin", "POST", "rpc/save_post", body)).toMatchObject({
      status: 200,
      answer: { outcome: "stored" },
    });
    expect(await backend.sql("select title, status from public.blog_posts where slug = 'published'")).toEqual(
      [{ title: "Pending secret", status: "published" }],
    );
  });

  test("cannot call the functions reserved for the service key", async () => {
    expect(await attempt("admin", "POST", "rpc/publish_due_posts", {})).toEqual(refusal);
    const grant = { email: "member@brightwren.example" };
    expect(await attempt("admin", "POST", "rpc/grant_admin", grant)).toEqual(refusal);
    expect(await attempt("admin", "POST", "rpc/claim_subscription_mails", { batch_size: 1 })).toEqual(
      refusal,
    );
  });

  test("cannot save a pending version as another user", async () => {
    const others = { ...row, saved_by: personas.member.userId };
    expect(await attempt("admin", "POST", versions, others)).toEqual(refusal);
    const change = { saved_by: personas.member.userId };
    expect(await attempt("admin", "PATCH", `${versions}?post_id=eq.${post}`, change)).toEqual(refusal);
  });

  test.each([
    ["a status field", { status: "published" }],
    ["an id field", { id: draft }],
    ["a value that is not an object", ["title"]],
  ])("cannot store %s in a pending version", async (_, fields) => {
    const { status, answer } = await ask("admin", "POST", versions, { ...row, fields });
    expect({ status, answer }).toMatchObject({ status: 400, answer: { code: "23514" } });
  });
});

test("denies a revoked owner access despite a valid token", async () => {
  await backend.sql("delete from public.user_roles");
  expect((await ask("admin", "GET", versions)).answer).toEqual([]);
  expect((await ask("admin", "GET", "blog_posts?select=title&status=neq.published")).answer).toEqual([]);
  expect((await ask("admin", "GET", "contact_enquiries")).answer).toEqual([]);
  expect((await ask("admin", "GET", "subscriptions")).answer).toEqual([]);
  expect((await ask("admin", "GET", "subscription_mails")).answer).toEqual([]);
  expect(await attempt("admin", "PATCH", "subscriptions", { live_at: "2026-01-01" })).toEqual(refusal);
  expect(await attempt("admin", "POST", "rpc/restore_subscriptions", { subscriptions: [] })).toEqual(refusal);
  expect(await attempt("admin", "PATCH", `blog_posts?id=eq.${post}`, { title: "Mine" })).toEqual(refusal);
});
