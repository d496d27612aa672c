import { createHmac } from "node:crypto";
import { localJwtSecret } from "@brightwren/backend/project/local-project";
import { expect, describe, beforeEach, test } from "vitest";
import type { PersonaName } from "../setup/backend.ts";
import { isServerGiven } from "../setup/given-server.ts";
import { ownBackend, ownPersonas } from "./own-backend.ts";

// Shows with one table that the Data API uses each caller's role. database-privileges.test.ts covers every table.

const backend = ownBackend();
const personas = ownPersonas(backend);

beforeEach(() =>
  backend.sql(`
    delete from public.blog_posts;
    insert into public.blog_posts (title, slug, status, published_at) values
      ('Published', 'published', 'published', now()), ('Draft', 'draft', 'draft', null),
      ('Scheduled', 'scheduled', 'scheduled', now() + interval '1 day'),
      ('Archived', 'archived', 'archived', now() - interval '1 day');
  `),
);

async function ask(name: PersonaName, method: string, query = "", body?: object) {
  const response = await fetch(`${backend.url}/rest/v1/blog_posts${query}`, {
    method,
    headers: {
      ...personas[name].headers,
      prefer: "return=representation",
      "content-type": "application/json",
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer: unknown = await response.json();
  return { status: response.status, rows: Array.isArray(answer) ? answer : [] };
}

/** Reads the rows directly in the database to verify that a write was rejected. */
const titles = async () =>
  (await backend.sql<{ title: string }>("select title from public.blog_posts order by title")).map(
    ({ title }) => title,
  );
const original = ["Archived", "Draft", "Published", "Scheduled"];

const callers: [name: PersonaName, mayWrite: boolean][] = [
  ["anonymous", false],
  ["member", false],
  ["admin", true],
  ["service", true],
];

describe.each(callers)("a caller of the Data API (%s)", (name, mayWrite) => {
  const changed = (other: string[]) => (mayWrite ? other : original);

  test("reads only the posts that the policies allow", async () => {
    expect((await ask(name, "GET")).rows).toHaveLength(mayWrite ? 4 : 1);
  });

  test("changes and deletes posts only with permission, with or without a filter", async () => {
    const one = "?slug=eq.published";
    expect((await ask(name, "PATCH", one, { title: "Changed" })).rows).toHaveLength(mayWrite ? 1 : 0);
    expect((await ask(name, "DELETE", one)).rows).toHaveLength(mayWrite ? 1 : 0);
    expect(await titles()).toEqual(changed(["Archived", "Draft", "Scheduled"]));
    await ask(name, "PATCH", "", { title: "Changed" });
    expect(await titles()).toEqual(changed(["Changed", "Changed", "Changed"]));
    await ask(name, "DELETE");
    expect(await titles()).toEqual(changed([]));
  });

  test("cannot read the provider's events", async () => {
    await backend.sql(`insert into private.provider_events (id, type, occurred_at)
      values ('evt_secret', 'invoice.paid', now()) on conflict do nothing`);
    for (const headers of [{}, { "accept-profile": "private" }]) {
      const response = await fetch(`${backend.url}/rest/v1/provider_events`, {
        headers: { ...personas[name].headers, ...headers },
      });
      expect(response.ok).toBe(false);
      expect(await response.text()).not.toContain("evt_secret");
    }
  });
});

test.each([
  ["an invalid token", () => "garbage"],
  ["a token without a signature", unsignedToken],
])("hides unpublished posts from a caller with %s", async (_, makeToken) => {
  const response = await readAs(makeToken());
  const answer: unknown = await response.json();
  const statuses = Array.isArray(answer) ? answer.map((post: { status: string }) => post.status) : [];
  expect(statuses.filter((status) => status !== "published")).toEqual([]);
});

test.each<readonly [string, () => string, string]>([
  ["has another signature", forgedToken, "PGRST301"],
  // The key of another server is not known.
  ...(isServerGiven ? [] : [["has expired", expiredToken, "PGRST303"] as const]),
])("returns 401 for a token that %s", async (_, makeToken, code) => {
  const response = await readAs(makeToken());
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({ code });
});

const readAs = (token: string) =>
  fetch(`${backend.url}/rest/v1/blog_posts?select=status`, {
    headers: { apikey: backend.anonKey, authorization: `Bearer ${token}` },
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

/** The owner's token, expired an hour ago. */
function expiredToken(): string {
  const [head = "", claims = ""] = (personas.admin.headers["authorization"] ?? "").slice(7).split(".");
  const old = { ...(JSON.parse(atob(claims)) as object), exp: Math.floor(Date.now() / 1000) - 3600 };
  const signed = `${head}.${encode(old)}`;
  return `${signed}.${createHmac("sha256", localJwtSecret).update(signed).digest("base64url")}`;
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString("base64url");
}
