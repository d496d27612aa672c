import type { BackendOptions, RunningBackend } from "@brightwren/backend/backend-options";
import { startBackend } from "@brightwren/backend/start-backend";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { testSeeds } from "./articles.ts";
import { addServerUser, connectToServer, isServerGiven } from "./given-server.ts";

/** Uses the server in the environment, if there is one and the test needs no options of its own. */
export async function startTestBackend(options: BackendOptions = {}): Promise<RunningBackend> {
  if (isServerGiven && Object.keys(options).every((name) => name === "seed")) return connectToServer();
  const seeds = options.supabaseDir === undefined ? testSeeds : {};
  return await startBackend({ port: 0, mailboxPort: 0, smtpPort: 0, log: "quiet", ...seeds, ...options });
}

/** A user of the backend, with `headers` for plain HTTP and a supabase-js `client`. */
export type Persona = {
  headers: Record<string, string>;
  client: SupabaseClient;
  userId: string;
};

export type PersonaName = "anonymous" | "member" | "admin" | "service";

export async function createPersonas(backend: RunningBackend): Promise<Record<PersonaName, Persona>> {
  const member = { ...backend.owner, email: "member@brightwren.example" };
  await addUser(backend, member.email);
  return {
    anonymous: withKey(backend, backend.anonKey),
    member: await signedIn(backend, member),
    admin: await signedIn(backend, backend.owner),
    service: withKey(backend, backend.serviceRoleKey),
  };
}

/** Adds a user with the owner's password in SQL, because the local backend does not allow sign-ups. */
export async function addUser(backend: RunningBackend, email: string): Promise<string> {
  if (isServerGiven) return await addServerUser(backend, email);
  const [user] = await backend.sql<{ id: string }>(
    `insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at)
     select gen_random_uuid(), 'authenticated', 'authenticated', $1, encrypted_password, now()
     from auth.users where email = $2 returning id`,
    [email, backend.owner.email],
  );
  if (!user) throw new Error("There is no owner whose password the user could have.");
  return user.id;
}

const options = { auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false } };

function withKey(backend: RunningBackend, key: string): Persona {
  return {
    headers: { apikey: key, authorization: `Bearer ${key}` },
    client: createClient(backend.url, key, options),
    userId: "",
  };
}

async function signedIn(
  backend: RunningBackend,
  credentials: { email: string; password: string },
): Promise<Persona> {
  const client = createClient(backend.url, backend.anonKey, options);
  const { data, error } = await client.auth.signInWithPassword(credentials);
  if (error) throw error;
  return {
    headers: { apikey: backend.anonKey, authorization: `Bearer ${data.session.access_token}` },
    client,
    userId: data.user.id,
  };
}

export async function addManyPosts({ sql }: Pick<RunningBackend, "sql">, count: number): Promise<void> {
  await sql(
    `insert into public.blog_posts (title, slug, excerpt, content, status, category_id, published_at, created_at)
     select 'Post number ' || n, 'post-number-' || n, 'Excerpt of post ' || n, left(repeat(md5(n::text) || ' ', 155), 5120),
       case when n % 20 = 0 then 'draft' else 'published' end,
       (select id from public.blog_categories order by md5(id::text || n) limit 1),
       timestamptz '2020-01-01 00:00:00+00' + (n / 3) * interval '1 hour',
       timestamptz '2020-01-01 00:00:00+00' + n * interval '1 hour'
     from generate_series(1, $1::int) n`,
    [count],
  );
}
