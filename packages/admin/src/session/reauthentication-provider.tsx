import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useState, type ReactNode } from "react";
import { ReauthenticationContext } from "./reauthentication-context.ts";
import { useSession } from "./session-context.ts";
import { isSessionExpired } from "./session-expired.ts";
import { createSessionGate } from "./session-gate.ts";
import type { SessionUser } from "./session-state.ts";
import { createSignInQueue } from "./sign-in-queue.ts";
import { SignInDialog } from "./sign-in-dialog.tsx";

/** Asks to sign in again in place, for operations that find the session expired and when it lapses by itself. */
export function ReauthenticationProvider({ user, children }: { user: SessionUser; children: ReactNode }) {
  const { session } = useSession();
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState(false);
  const [queue] = useState(createSignInQueue);

  const askToSignIn = useCallback(() => {
    setAsking(true);
    return queue.join();
  }, [queue]);

  const settle = useCallback(
    (signedIn: boolean) => {
      setAsking(false);
      queue.settle(signedIn);
      // What could not be read without a session can be now.
      if (signedIn) void queryClient.refetchQueries({ predicate: ({ state }) => state.status === "error" });
    },
    [queryClient, queue],
  );

  // Whoever signs in again in another tab has answered here too.
  const { status } = session;
  useEffect(() => {
    if (status === "lapsed") setAsking(true);
    if (status === "signed-in") settle(true);
  }, [status, settle]);

  useEffect(() => () => settle(false), [settle]);

  const reauthentication = useMemo(
    () => ({ askToSignIn, withSession: createSessionGate({ askToSignIn, isSessionExpired }) }),
    [askToSignIn],
  );
  return (
    <ReauthenticationContext value={reauthentication}>
      {children}
      <SignInDialog
        open={asking}
        email={user.email}
        onSignedIn={() => settle(true)}
        onCancel={() => settle(false)}
      />
    </ReauthenticationContext>
  );
}
