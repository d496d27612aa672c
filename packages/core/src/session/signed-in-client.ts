import { getSupabase, type Supabase } from "../supabase/client.ts";
import { AccessError } from "./access-error.ts";
import { getSession } from "./get-session.ts";
import { isAdmin } from "./is-admin.ts";

/**
 * The client of a person who is signed in. Everything the owner does goes through it: without a session the backend
 * would answer as to a visitor, and what a visitor may not see looks as if it did not exist.
 * Throws an `AccessError` when nobody is signed in.
 */
export async function getSignedInClient(): Promise<Supabase> {
  if (!(await getSession())) throw new AccessError("signed-out");
  return getSupabase();
}

/**
 * Throws an `AccessError` unless an admin is signed in. For writes that changed no row: the database does not say
 * whether the row is gone or may not be written.
 */
export async function assertAdmin(): Promise<void> {
  const session = await getSession();
  if (!session) throw new AccessError("signed-out");
  if (!(await isAdmin(session.user.id))) throw new AccessError("not-admin");
}
