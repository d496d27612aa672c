import { sessionKeys } from "@brightwren/core/session/access";
import { Dialog, DialogClose } from "@brightwren/ui/dialog";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useState, type ReactNode } from "react";
import { requiredContext } from "../parts/required-context.ts";
import { LoginForm } from "./login-form.tsx";
import { useSession } from "./session-provider.tsx";
import type { SessionUser } from "./session-state.ts";
import { createSessionGate, createSignInQueue, isSessionExpired, type WithSession } from "./with-session.ts";

type Reauthentication = {
  /**
   * Runs an operation. If the session has expired, asks the owner to sign in again without leaving the page, then
   * retries once. Rethrows the operation's errors, or throws SignInDeclined.
   */
  withSession: WithSession;
  /** Opens the dialog. Resolves after sign-in, rejects with SignInDeclined. */
  askToSignIn: () => Promise<void>;
};

const [ReauthenticationContext, useReauthentication] = requiredContext<Reauthentication>("RequireAdmin");
export { useReauthentication };

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
      // Retry reads that failed without a session.
      if (signedIn) void queryClient.refetchQueries({ predicate: ({ state }) => state.status === "error" });
    },
    [queryClient, queue],
  );

  // A sign-in in another tab also closes this dialog.
  const { status } = session;
  useEffect(() => {
    if (status === "lapsed") setAsking(true);
    if (status === "signed-in") settle(true);
  }, [status, settle]);

  useEffect(() => () => settle(false), [settle]);

  const reauthentication = useMemo(() => {
    // The role was removed, so RequireAdmin checks again and denies access.
    const onForbidden = () => void queryClient.invalidateQueries({ queryKey: sessionKeys.roles() });
    return { askToSignIn, withSession: createSessionGate({ askToSignIn, isSessionExpired, onForbidden }) };
  }, [askToSignIn, queryClient]);
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

type SignInDialogProps = {
  open: boolean;
  email: string;
  onSignedIn: () => void;
  onCancel: () => void;
};

function SignInDialog({ open, email, onSignedIn, onCancel }: SignInDialogProps) {
  return (
    <Dialog
      title="Your session has ended"
      description="Sign in again to continue. Nothing you typed is lost."
      open={open}
      persistent
      className="grid gap-4"
      onClose={onCancel}
    >
      <LoginForm email={email} onSignedIn={onSignedIn}>
        <DialogClose className="grows">Cancel</DialogClose>
      </LoginForm>
    </Dialog>
  );
}
