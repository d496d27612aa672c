import { getSupabase } from "../supabase/client.ts";
import { AccessError } from "./access-error.ts";
import { getSession } from "./get-session.ts";
import { sessionKeys } from "./session-keys.ts";

/**
 * Whether this user has the role admin (specification section 7). A courtesy to the person: the database decides by
 * itself. Throws an `AccessError` when nobody is signed in, since a visitor is shown no roles, or the backend's error.
 */
export async function isAdmin(userId: string, signal?: AbortSignal): Promise<boolean> {
  if (!(await getSession())) throw new AccessError("signed-out");
  const supabase = await getSupabase();
  const query = supabase.from("user_roles").select("role").eq("user_id", userId).eq("role", "admin");
  const { data } = await (signal ? query.abortSignal(signal) : query).maybeSingle().throwOnError();
  return data !== null;
}

/** Query options for `isAdmin`. */
export const isAdminQuery = (userId: string) => ({
  queryKey: sessionKeys.isAdmin(userId),
  queryFn: ({ signal }: { signal: AbortSignal }) => isAdmin(userId, signal),
  meta: { failure: "Error checking admin status" },
});
