import { withdraw } from "@brightwren/ui/notify";
import { notifyFailure } from "../parts/failure.ts";

const failure = "Failed to log out: you may still be signed in";

/** Leaves the session on purpose. Resolves also where that fails: the person is told, who would believe it done. */
export const logOut = (leave: () => Promise<void>): Promise<void> =>
  leave().then(
    () => withdraw(failure),
    (error: unknown) => notifyFailure(failure, error),
  );
