import { z } from "@brightwren/functions/contracts/zod";
import { askAsOwner, getSignedInClient } from "../session/access.ts";
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
    const sessions = await askAsOwner((supabase) => supabase.rpc("list_sessions").abortSignal(signal));
    return z.array(sessionSchema).parse(sessions);
  });

/** Revokes a session immediately; idempotent. */
export async function endSession(id: string): Promise<void> {
  await askAsOwner((supabase) => supabase.rpc("end_session", { session_id: id }));
}

/** Signs out the user's other devices. Throws Auth's error. */
export async function signOutOthers(): Promise<void> {
  const supabase = await getSignedInClient();
  const { error } = await supabase.auth.signOut({ scope: "others" });
  if (error) throw error;
}
