import { getSupabase, type Supabase } from "../supabase/client.ts";
import { getSession } from "./session.ts";

const sentences = {
  "signed-out": "You are signed out. Sign in again to go on.",
  "not-admin": "You don't have admin privileges.",
};

/** The person may not do this: nobody is signed in here (any more), or whoever is has no admin role. */
export class AccessError extends Error {
  readonly reason: keyof typeof sentences;

  constructor(reason: keyof typeof sentences) {
    super(sentences[reason]);
    this.name = "AccessError";
    this.reason = reason;
  }
}

/** Postgres' and PostgREST's codes for: not permitted, the token is none, the token's time is over. */
const reasons: Record<string, AccessError["reason"]> = {
  "42501": "not-admin",
  PGRST301: "signed-out",
  PGRST303: "signed-out",
};

/** What to throw for the backend's error: an `AccessError` if that is what it means, else the error itself. */
export async function refusalOf(error: { code: string }): Promise<unknown> {
  const reason = reasons[error.code];
  if (reason === "not-admin" && (await hasSessionEnded())) return new AccessError("signed-out");
  return reason ? new AccessError(reason) : error;
}

/**
 * Whether the session was ended elsewhere. To the database its token is then one of no admin; Auth says which it is, and
 * its library lets go of the session. False while Auth cannot be asked.
 */
async function hasSessionEnded(): Promise<boolean> {
  const { auth } = await getSupabase();
  const { error } = await auth.getUser();
  return error?.name === "AuthSessionMissingError";
}

/** Query keys of who is signed in and what they may do. */
export const sessionKeys = {
  all: ["session"] as const,
  roles: () => [...sessionKeys.all, "is-admin"] as const,
  isAdmin: (userId: string) => [...sessionKeys.roles(), userId] as const,
};

/**
 * Whether this user has the role admin. A courtesy to the person: the database decides by itself. Throws an `AccessError`
 * when nobody is signed in, or not any more, since roles are not shown then, or the backend's error.
 */
export async function isAdmin(userId: string, signal?: AbortSignal): Promise<boolean> {
  if (!(await getSession())) throw new AccessError("signed-out");
  const supabase = await getSupabase();
  const query = supabase.from("user_roles").select("role").eq("user_id", userId).eq("role", "admin");
  const { data } = await (signal ? query.abortSignal(signal) : query).maybeSingle().throwOnError();
  if (data === null && (await hasSessionEnded())) throw new AccessError("signed-out");
  return data !== null;
}

/** Query options for `isAdmin`. */
export const isAdminQuery = (userId: string) => ({
  queryKey: sessionKeys.isAdmin(userId),
  queryFn: ({ signal }: { signal: AbortSignal }) => isAdmin(userId, signal),
});

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
 * Throws an `AccessError` unless an admin is signed in. For writes that changed no row: the database does not show
 * whether the row is gone or may not be written.
 */
export async function assertAdmin(): Promise<void> {
  const session = await getSession();
  if (!session) throw new AccessError("signed-out");
  if (!(await isAdmin(session.user.id))) throw new AccessError("not-admin");
}
