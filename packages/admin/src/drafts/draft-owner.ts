import { projectAddress } from "@brightwren/core/supabase/connection";
import { useSession } from "../session/session-provider.tsx";

/**
 * Who wrote a draft, and for which project. Only the owner's drafts are listed and sent; the editor of a post offers
 * whatever this computer has of it.
 */
export type DraftOwner = { project: string; userId: string };

/** Whether a draft is this person's and meant for this project; an older version did not say whose it was. */
export const isOwn = (draft: { owner?: DraftOwner }, { project, userId }: DraftOwner): boolean =>
  !draft.owner || (draft.owner.project === project && draft.owner.userId === userId);

/** Who writes drafts here, and for which project; undefined while nobody is signed in. */
export function useDraftOwner(): DraftOwner | undefined {
  const { session } = useSession();
  return "user" in session ? { project: projectAddress(), userId: session.user.id } : undefined;
}
