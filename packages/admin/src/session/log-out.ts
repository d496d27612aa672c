import { withdraw } from "@brightwren/ui/notify";
import { notifyFailure } from "../parts/failure.ts";

const failure = "Failed to log out: you may still be signed in";

/** Reports a failed sign-out, because the owner would otherwise assume that it had succeeded. Never rejects. */
export const logOut = (leave: () => Promise<void>): Promise<void> =>
  leave().then(
    () => withdraw(failure),
    (error: unknown) => notifyFailure(failure, error),
  );
