import { ServerInMemory, toResponse, toServerRequest } from "@brightwren/admin/testing/server-in-memory";
import type { RunningBackend } from "@brightwren/backend/backend-options";
import { configureSupabase } from "@brightwren/core/supabase/client";
import { exampleSession } from "@brightwren/core/testing/example-session";
import { addUser } from "../setup/backend.ts";
import { memoryStorage, openShellAs } from "./admin-shell.ts";

type Row = Record<string, unknown>;

type Category = { id: string; name: string; slug: string };

/** The owner and a colleague start as admins. */
export type Person = "owner" | "colleague" | "member";

export type ComparedServer = {
  url: string;
  key: string;
  reset: (categories: readonly Category[]) => Promise<void>;
  become: (person: Person) => Promise<void>;
  grant: (person: Person) => Promise<void>;
  revoke: (person: Person) => Promise<void>;
  removeCategory: (id: string) => Promise<boolean>;
  publishDue: () => Promise<number>;
  /** The tables, sorted by slug or id, without deletion times and versions. */
  rows: () => Promise<{ posts: Row[]; pending: Row[]; trash: Row[]; versions: Row[] }>;
};

const emails = (backend: RunningBackend): Record<Person, string> => ({
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
    become: async (person) => void (await openShellAs(backend, emailOf[person])),
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
      pending: await storedRows(backend, "blog_post_pending_versions", "updated_at"),
      trash: await storedRows(backend, "blog_post_trash", "post ->> 'created_at'", [
        "trashed_at",
        "trashed_by",
      ]),
      versions: await storedRows(backend, "blog_post_versions", "made_at", unmodelled, "not is_draft"),
    }),
  };
}

const unmodelled = ["made_at", "made_by_email", "is_draft", "words_added", "words_removed"];

/** Converts the rows to JSON, so that times have PostgREST's format. */
async function storedRows(
  { sql }: RunningBackend,
  table: string,
  by: string,
  without: readonly string[] = [],
  where = "true",
): Promise<Row[]> {
  const rows = await sql<{ row: Row }>(
    `select to_jsonb(t) - $1::text[] as row from public.${table} t where ${where} order by (${by})::text collate "C"`,
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
  const users = await backend.sql<{ id: string; email: string }>("select id, email from auth.users");
  const idOf = (person: Person) => users.find(({ email }) => email === emails(backend)[person])?.id ?? "";
  const { fetch: send } = globalThis;
  let clock = Date.now();
  const create = (categories: readonly Category[] = []) =>
    new ServerInMemory({ now: () => (clock += 1), categories: categories.map(({ id }) => id) });
  let server = create();
  stubFetch(async (input, init) => {
    const address = input instanceof Request ? input.url : input.toString();
    if (!address.startsWith(modelUrl)) return send(input, init);
    return toResponse(server.answer(toServerRequest(input, init)));
  });
  return {
    url: modelUrl,
    key: "key",
    reset: async (categories) => {
      server = create(categories);
      server.grant(idOf("owner"));
      server.grant(idOf("colleague"));
    },
    become: async (person) => {
      const sessionStorage = memoryStorage();
      const access_token = `token-of-${idOf(person)}`;
      const session = { ...exampleSession, access_token, user: { ...exampleSession.user, id: idOf(person) } };
      sessionStorage.kept.set("test", JSON.stringify(session));
      configureSupabase({ url: modelUrl, publishableKey: "key", storageKey: "test", sessionStorage });
    },
    grant: async (person) => server.grant(idOf(person)),
    revoke: async (person) => server.revoke(idOf(person)),
    removeCategory: async (id) => server.removeCategory(id),
    publishDue: async () => server.publishDue(),
    rows: async () => ({
      posts: sorted(server.posts.values(), ({ slug }) => slug),
      pending: sorted(server.pendingVersions.values(), ({ updated_at }) => updated_at),
      trash: sorted(server.tables.trash.values(), ({ post }) => post.created_at),
      versions: [...server.versions],
    }),
  };
}

const sorted = <Kept>(rows: Iterable<Kept>, by: (row: Kept) => string): Kept[] =>
  [...rows].toSorted((one, other) => (by(one) < by(other) ? -1 : 1));
