import { z } from "@brightwren/functions/contracts/zod";
import { getSignedInClient, refusalOf } from "../session/access.ts";
import { ownerKeys } from "./owners.ts";

const sessionSchema = z.object({
  id: z.string(),
  user_id: z.string(),
  user_agent: z.string().nullable(),
  ip: z.string().nullable(),
  created_at: z.string(),
  last_used_at: z.string(),
  is_current: z.boolean(),
});

/** Where somebody is signed in. */
export type SignedInSession = z.infer<typeof sessionSchema>;

/** The sessions of the person and of all other owners, the last used first. Throws an `AccessError` or the backend's error. */
export async function listSessions(signal: AbortSignal): Promise<SignedInSession[]> {
  const supabase = await getSignedInClient();
  const { data, error } = await supabase.rpc("list_sessions").abortSignal(signal);
  if (error) throw await refusalOf(error);
  return z.array(sessionSchema).parse(data);
}

/** Query options for `listSessions`. */
export const sessionsQuery = () => ({
  queryKey: ownerKeys.sessions(),
  queryFn: ({ signal }: { signal: AbortSignal }) => listSessions(signal),
});

/**
 * Ends one session: from then on it may do nothing, and whoever uses it is asked to sign in again. One that has ended
 * already is no error. Throws an `AccessError` or the backend's error.
 */
export async function endSession(id: string): Promise<void> {
  const supabase = await getSignedInClient();
  const { error } = await supabase.rpc("end_session", { session_id: id });
  if (error) throw await refusalOf(error);
}

/** Signs out every other device of the person's. Throws Auth's error. */
export async function signOutOthers(): Promise<void> {
  const supabase = await getSignedInClient();
  const { error } = await supabase.auth.signOut({ scope: "others" });
  if (error) throw error;
}
