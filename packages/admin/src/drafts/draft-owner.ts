import { AccessError } from "@brightwren/core/session/access";
import { getSession } from "@brightwren/core/session/session";
import { projectAddress } from "@brightwren/core/supabase/connection";
import { useSession } from "../session/session-provider.tsx";

/** Who wrote a draft, and for which project. Nobody else is shown it, and it is sent in nobody else's name. */
export type DraftOwner = { project: string; userId: string };

/** Whether a draft is this person's and meant for this project; an older version did not say whose it was. */
export const isOwn = (draft: { owner?: DraftOwner }, { project, userId }: DraftOwner): boolean =>
  !draft.owner || (draft.owner.project === project && draft.owner.userId === userId);

/** Who writes drafts here, and for which project; undefined while nobody is signed in. */
export function useDraftOwner(): DraftOwner | undefined {
  const { session } = useSession();
  return "user" in session ? { project: projectAddress(), userId: session.user.id } : undefined;
}

/** Somebody else has signed in since the text was written. */
export class OtherAccountError extends Error {
  constructor() {
    super("Not saved: another account is signed in here.");
    this.name = "OtherAccountError";
  }
}

/**
 * Does a write in this person's name, and returns what it returns. Throws an `OtherAccountError`, having done nothing,
 * when somebody else is signed in; where nobody is, the write itself throws.
 */
export async function asOwner<Result>({ userId }: DraftOwner, write: () => Promise<Result>): Promise<Result> {
  const session = await getSession();
  if (session && session.user.id !== userId) throw new OtherAccountError();
  try {
    return await write();
  } catch (error) {
    // Without a session the request went out as a visitor's, who has no rights.
    const isRefused = error instanceof AccessError && error.reason === "not-admin";
    throw isRefused && !(await getSession()) ? new AccessError("signed-out") : error;
  }
}
