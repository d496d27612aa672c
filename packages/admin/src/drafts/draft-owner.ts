import { projectAddress } from "@brightwren/core/supabase/connection";
import type { DraftOwner } from "./local-drafts.ts";
import { useSession } from "../session/session-provider.tsx";

/** Whose texts are written here, and for which project; undefined while nobody is signed in. */
export function useDraftOwner(): DraftOwner | undefined {
  const { session } = useSession();
  return "user" in session ? { project: projectAddress(), userId: session.user.id } : undefined;
}
