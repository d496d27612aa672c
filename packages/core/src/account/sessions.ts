import { z } from "@brightwren/functions/contracts/zod";
import { getSignedInClient, toAccessError } from "../session/access.ts";
import { ownerKeys } from "./owners.ts";
import { queryOf } from "../supabase/query.ts";

const sessionSchema = z.object({
  id: z.string(),
  user_id: z.string(),
  user_agent: z.string().nullable(),
  ip: z.string().nullable(),
  created_at: z.string(),
  last_used_at: z.string(),
  is_current: z.boolean(),
});

export type SignedInSession = z.infer<typeof sessionSchema>;

/** Returns all owners' sessions, most recently used first. */
export const sessionsQuery = () =>
  queryOf(ownerKeys.sessions(), async (signal): Promise<SignedInSession[]> => {
    const supabase = await getSignedInClient();
    const { data, error } = await supabase.rpc("list_sessions").abortSignal(signal);
    if (error) throw await toAccessError(error);
    return z.array(sessionSchema).parse(data);
  });

/** Revokes a session immediately; idempotent. */
export async function endSession(id: string): Promise<void> {
  const supabase = await getSignedInClient();
  const { error } = await supabase.rpc("end_session", { session_id: id });
  if (error) throw await toAccessError(error);
}

/** Signs out the user's other devices. Throws Auth's error. */
export async function signOutOthers(): Promise<void> {
  const supabase = await getSignedInClient();
  const { error } = await supabase.auth.signOut({ scope: "others" });
  if (error) throw error;
}
