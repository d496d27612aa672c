import { notifyFailure } from "../parts/failure.ts";

/** Leaves the session on purpose. Resolves also where that fails: the person is told, who would believe it done. */
export const logOut = (leave: () => Promise<void>): Promise<void> =>
  leave().catch((error: unknown) => notifyFailure("Failed to log out: you may still be signed in", error));
