import { ServerInMemory } from "@brightwren/admin/testing/server-in-memory";
import { toResponse, toServerRequest } from "@brightwren/admin/testing/server-fetch";
import type { RunningBackend } from "@brightwren/backend/backend-options";
import { configureSupabase } from "@brightwren/core/supabase/client";
import { exampleSession } from "@brightwren/core/testing/example-session";
import { addUser } from "../setup/backend.ts";
import { memoryStorage, openShell, openShellAs } from "./admin-shell.ts";

type Row = Record<string, unknown>;

type Category = { id: string; name: string; slug: string };

/** The owner and a colleague start as admins. `nobody` is signed out. */
export type Person = "owner" | "colleague" | "member" | "nobody";

export type SignedIn = Exclude<Person, "nobody">;

export type ComparedServer = {
  url: string;
  key: string;
  reset: (categories: readonly Category[]) => Promise<void>;
  become: (person: Person) => Promise<void>;
  tokenOf: (person: Person) => Promise<string>;
  grant: (person: SignedIn) => Promise<void>;
  revoke: (person: SignedIn) => Promise<void>;
  removeCategory: (id: string) => Promise<boolean>;
  publishDue: () => Promise<number>;
  /** The tables, sorted by slug or id, without deletion times and versions. */
  rows: () => Promise<{ posts: Row[]; pending: Row[]; trash: Row[]; versions: Row[] }>;
};

const emails = (backend: RunningBackend): Record<SignedIn, string> => ({
  owner: backend.owner.email,
  colleague: "colleague@brightwren.example",
  member: "member@brightwren.example",
});

const addCategories = `insert into public.blog_categories (id, name, slug)
  select id, name, slug from json_populate_recordset(null::public.blog_categories, $1::json) on conflict do nothing`;
const grantRole = `insert into public.user_roles (user_id, role)
  select id, 'admin' from auth.users where email = any ($1) on conflict do nothing`;
const revokeRole =
  "delete from public.user_roles r using auth.users u where u.id = r.user_id and u.email = any ($1)";

export async function realServer(backend: RunningBackend): Promise<ComparedServer> {
  const emailOf = emails(backend);
  await addUser(backend, emailOf.colleague);
  await addUser(backend, emailOf.member);
  const become = async (person: Person) => {
    if (person === "nobody") openShell(backend);
    else await openShellAs(backend, emailOf[person]);
  };
  return {
    url: backend.url,
    key: backend.anonKey,
    reset: async (categories) => {
      await backend.sql("delete from public.blog_posts");
      await backend.sql("delete from public.blog_post_trash");
      await backend.sql("delete from public.blog_post_saves");
      await backend.sql(addCategories, [JSON.stringify(categories)]);
      await backend.sql(grantRole, [[emailOf.owner, emailOf.colleague]]);
      await backend.sql(revokeRole, [[emailOf.member]]);
    },
    become,
    tokenOf: async (person) =>
      person === "nobody" ? backend.anonKey : (await openShellAs(backend, emailOf[person])).access_token,
    grant: async (person) => void (await backend.sql(grantRole, [[emailOf[person]]])),
    revoke: async (person) => void (await backend.sql(revokeRole, [[emailOf[person]]])),
    removeCategory: async (id) => {
      const removed = backend.sql("delete from public.blog_categories where id = $1 returning id", [id]);
      return (await removed.catch(() => [])).length > 0;
    },
    publishDue: async () => {
      const [row] = await backend.sql<{ posts: number }>("select public.publish_due_posts() as posts");
      return row?.posts ?? 0;
    },
    rows: async () => ({
      posts: await storedRows(backend, "blog_posts", "slug"),
      pending: await storedRows(backend, "blog_post_pending_versions", "post_id"),
      trash: await storedRows(backend, "blog_post_trash", "post ->> 'slug'", ["trashed_at", "trashed_by"]),
      versions: await storedRows(backend, "blog_post_versions", "made_at", ["made_at", "made_by_email"]),
    }),
  };
}

/** Converts the rows to JSON, so that times have PostgREST's format. */
async function storedRows(
  { sql }: RunningBackend,
  table: string,
  by: string,
  without: readonly string[] = [],
): Promise<Row[]> {
  const rows = await sql<{ row: Row }>(
    `select to_jsonb(t) - $1::text[] as row from public.${table} t order by (${by})::text collate "C"`,
    [without],
  );
  return rows.map(({ row }) => row);
}

const modelUrl = "http://server-in-memory.example";

/**
 * Starts the in-memory server, which handles every later `fetch` to its address.
 * It uses the backend's user ids, and its clock advances by a millisecond with each request.
 */
export async function modelServer(
  backend: RunningBackend,
  stubFetch: (to: typeof fetch) => void,
): Promise<ComparedServer> {
  const ids = await userIds(backend);
  const { fetch: send } = globalThis;
  let clock = Date.now();
  const create = (categories: readonly Category[] = []) =>
    new ServerInMemory({ now: () => (clock += 1), categories });
  let server = create();
  stubFetch(async (input, init) => {
    const address = input instanceof Request ? input.url : input.toString();
    if (!address.startsWith(modelUrl)) return send(input, init);
    return toResponse(server.answer(toServerRequest(input, init)));
  });
  const tokenOf = async (person: Person) => (person === "nobody" ? "key" : `token-of-${ids[person]}`);
  return {
    url: modelUrl,
    key: "key",
    reset: async (categories) => {
      server = create(categories);
      server.grant(ids.owner);
      server.grant(ids.colleague);
    },
    become: async (person) => {
      const sessionStorage = memoryStorage();
      if (person !== "nobody") {
        const session = sessionOf(ids[person], await tokenOf(person));
        sessionStorage.kept.set("test", JSON.stringify(session));
      }
      configureSupabase({ url: modelUrl, publishableKey: "key", storageKey: "test", sessionStorage });
    },
    tokenOf,
    grant: async (person) => server.grant(ids[person]),
    revoke: async (person) => server.revoke(ids[person]),
    removeCategory: async (id) => server.removeCategory(id),
    publishDue: async () => server.publishDue(),
    rows: async () => ({
      posts: sorted(server.posts, "slug"),
      pending: sorted(server.pendingVersions, "post_id"),
      trash: [...server.trash.values()].toSorted((one, other) => (one.post.slug < other.post.slug ? -1 : 1)),
      versions: [...server.versions],
    }),
  };
}

const sessionOf = (id: string, access_token: string) => ({
  ...exampleSession,
  access_token,
  user: { ...exampleSession.user, id },
});

async function userIds(backend: RunningBackend): Promise<Record<SignedIn, string>> {
  const users = await backend.sql<{ id: string; email: string }>("select id, email from auth.users");
  const idOf = (email: string) => users.find((user) => user.email === email)?.id ?? "";
  const { owner, colleague, member } = emails(backend);
  return { owner: idOf(owner), colleague: idOf(colleague), member: idOf(member) };
}

const sorted = (rows: ReadonlyMap<string, Row>, by: string): Row[] =>
  [...rows.values()].toSorted((one, other) => (String(one[by]) < String(other[by]) ? -1 : 1));
