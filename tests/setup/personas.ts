import type { RunningBackend } from "@brightwren/backend/backend-options";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { stackFile } from "./stack/stack-file.ts";

/** Somebody who talks to the backend: by raw HTTP with `headers`, or by supabase-js with `client`. */
export type Persona = {
  headers: Record<string, string>;
  client: SupabaseClient;
  /** Id of the signed-in user; empty for keys. */
  userId: string;
};

export type PersonaName = "anonymous" | "member" | "admin" | "service";

/** The four kinds of caller: no session, a session without a role, the owner's session, the service key. */
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

/** Adds a user without a role, who has the owner's password. By SQL, because the embedded backend has no other way. */
export async function addUser(backend: RunningBackend, email: string): Promise<string> {
  if (stackFile() !== undefined) {
    const { addStackUser } = await import("./stack/stack-backend.ts");
    return await addStackUser(backend, email);
  }
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
