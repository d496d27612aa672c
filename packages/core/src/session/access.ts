import type { PostgrestSingleResponse } from "@supabase/supabase-js";
import { getSupabase, type Supabase } from "../supabase/client.ts";
import { getSession } from "./session.ts";
import { queryOf } from "../supabase/query.ts";

const sentences = {
  "signed-out": "You are signed out. Sign in again to continue.",
  "not-admin": "You don't have admin privileges.",
};

/** The user is signed out or has no admin role. */
export class AccessError extends Error {
  readonly reason: keyof typeof sentences;

  constructor(reason: keyof typeof sentences) {
    super(sentences[reason]);
    this.name = "AccessError";
    this.reason = reason;
  }
}

/** Error codes of Postgres and PostgREST: permission denied, invalid token, expired token. */
const reasons: Record<string, AccessError["reason"]> = {
  "42501": "not-admin",
  PGRST301: "signed-out",
  PGRST303: "signed-out",
};

/** Converts a permission or token error to an `AccessError`; returns other errors unchanged. */
export async function toAccessError(error: { code: string }): Promise<unknown> {
  const reason = reasons[error.code];
  if (reason === "not-admin" && (await hasSessionEnded())) return new AccessError("signed-out");
  return reason ? new AccessError(reason) : error;
}

/**
 * Whether the session was ended elsewhere, which the database reports as a missing role. False if Auth is unreachable.
 */
async function hasSessionEnded(): Promise<boolean> {
  const { auth } = await getSupabase();
  const { error } = await auth.getUser();
  return error?.name === "AuthSessionMissingError";
}

export const sessionKeys = {
  all: ["session"] as const,
  roles: () => [...sessionKeys.all, "is-admin"] as const,
  isAdmin: (userId: string) => [...sessionKeys.roles(), userId] as const,
};

/** Checks for the admin role, for display only: the database enforces it. RLS hides all roles from signed-out users. */
export async function isAdmin(userId: string, signal?: AbortSignal): Promise<boolean> {
  if (!(await getSession())) throw new AccessError("signed-out");
  const supabase = await getSupabase();
  const query = supabase.from("user_roles").select("role").eq("user_id", userId).eq("role", "admin");
  const { data } = await (signal ? query.abortSignal(signal) : query).maybeSingle().throwOnError();
  if (data === null && (await hasSessionEnded())) throw new AccessError("signed-out");
  return data !== null;
}

export const isAdminQuery = (userId: string) =>
  queryOf(sessionKeys.isAdmin(userId), (signal) => isAdmin(userId, signal));

/**
 * Returns the client for all owner requests. Throws without a session, because RLS would hide rows instead of failing.
 * Functions that use it throw an `AccessError` or the backend's error; their docstrings list only other errors.
 */
export async function getSignedInClient(): Promise<Supabase> {
  if (!(await getSession())) throw new AccessError("signed-out");
  return getSupabase();
}

/** Query options for an owner's read. */
export const ownerQuery = <const Key extends readonly unknown[], Data>(
  queryKey: Key,
  read: (supabase: Supabase, signal: AbortSignal) => Promise<Data>,
) => queryOf(queryKey, async (signal) => read(await getSignedInClient(), signal));

/** Runs an owner's request whose permission errors are `AccessError`s. Returns its data. */
export async function askAsOwner<Data>(
  request: (supabase: Supabase) => PromiseLike<PostgrestSingleResponse<Data>>,
): Promise<Data> {
  const { data, error } = await request(await getSignedInClient());
  if (error) throw await toAccessError(error);
  return data;
}

/** Throws an `AccessError` unless an admin is signed in. Call it if an update matched no row: RLS may hide the row. */
export async function assertAdmin(): Promise<void> {
  const session = await getSession();
  if (!session) throw new AccessError("signed-out");
  if (!(await isAdmin(session.user.id))) throw new AccessError("not-admin");
}
