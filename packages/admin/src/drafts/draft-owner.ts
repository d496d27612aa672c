import { AccessError } from "@brightwren/core/session/access";
import { getSession } from "@brightwren/core/session/session";
import { projectAddress } from "@brightwren/core/supabase/connection";
import { useSession } from "../session/session-provider.tsx";

/** Author and project of a draft. Other accounts can neither see the draft nor send it. */
export type DraftOwner = { project: string; userId: string };

/** A draft from an older version of the admin has no owner, so it is treated as this user's. */
export const isOwn = (draft: { owner?: DraftOwner }, { project, userId }: DraftOwner): boolean =>
  !draft.owner || (draft.owner.project === project && draft.owner.userId === userId);

/** Undefined while signed out. */
export function useDraftOwner(): DraftOwner | undefined {
  const { session } = useSession();
  return "user" in session ? { project: projectAddress(), userId: session.user.id } : undefined;
}

/** Another account has signed in since the author wrote the text. */
export class OtherAccountError extends Error {
  constructor() {
    super("Not saved: another account is signed in here.");
    this.name = "OtherAccountError";
  }
}

/**
 * Runs a write as this user. Throws an `OtherAccountError` before writing if another account is signed in. If nobody is
 * signed in, the write itself throws.
 */
export async function asOwner<Result>({ userId }: DraftOwner, write: () => Promise<Result>): Promise<Result> {
  const session = await getSession();
  if (session && session.user.id !== userId) throw new OtherAccountError();
  try {
    return await write();
  } catch (error) {
    // Without a session, the request was sent anonymously.
    const isForbidden = error instanceof AccessError && error.reason === "not-admin";
    throw isForbidden && !(await getSession()) ? new AccessError("signed-out") : error;
  }
}
