import { withdraw } from "@brightwren/ui/notify";
import { notifyFailure } from "../parts/failure.ts";

const failure = "Failed to log out: you may still be signed in";

/** Never rejects: shows a failure, because the owner would believe they are signed out. */
export const logOut = (leave: () => Promise<void>): Promise<void> =>
  leave().then(
    () => withdraw(failure),
    (error: unknown) => notifyFailure(failure, error),
  );
