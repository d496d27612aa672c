import type { Elements } from "@brightwren/ui/elements";
import { Dialog } from "@base-ui/react/dialog";
import { sessionKeys } from "@brightwren/core/session/access";
import { buttonClass } from "@brightwren/ui/button-class";
import { useQueryClient } from "@tanstack/react-query";
import { createContext, useCallback, useContext, useEffect, useMemo, useState } from "react";
import { LoginForm } from "./login-form.tsx";
import styles from "./reauthentication.module.css";
import { useSession } from "./session-provider.tsx";
import type { SessionUser } from "./session-state.ts";
import { createSessionGate, createSignInQueue, isSessionExpired, type WithSession } from "./with-session.ts";

type Reauthentication = {
  /**
   * Does an operation in the person's name. If the session has expired, asks to sign in again in place and then does
   * it once more. Throws what the operation throws, or SignInDeclined.
   */
  withSession: WithSession;
  /** Opens the dialog. Resolves once signed in, rejects with SignInDeclined. */
  askToSignIn: () => Promise<void>;
};

const ReauthenticationContext = createContext<Reauthentication | undefined>(undefined);

/** How to do things in the person's name. Throws outside of RequireAdmin. */
export function useReauthentication(): Reauthentication {
  const reauthentication = useContext(ReauthenticationContext);
  if (!reauthentication) throw new Error("useReauthentication wants RequireAdmin around it.");
  return reauthentication;
}

/** Asks to sign in again in place, for operations that find the session expired and when it lapses by itself. */
export function ReauthenticationProvider({ user, children }: { user: SessionUser; children: Elements }) {
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

  const reauthentication = useMemo(() => {
    // A role that was taken away meanwhile: whoever stands above asks, and shows them out.
    const onRefused = () => void queryClient.invalidateQueries({ queryKey: sessionKeys.roles() });
    return { askToSignIn, withSession: createSessionGate({ askToSignIn, isSessionExpired, onRefused }) };
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

/** Signs in again without leaving the screen: what is typed behind it stays. */
function SignInDialog({ open, email, onSignedIn, onCancel }: SignInDialogProps) {
  return (
    <Dialog.Root open={open} disablePointerDismissal onOpenChange={(next) => (next ? undefined : onCancel())}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup className={styles.popup}>
          <Dialog.Title className={styles.title}>Your session has ended</Dialog.Title>
          <Dialog.Description className={styles.text}>
            Sign in again to go on. Nothing you typed is lost.
          </Dialog.Description>
          <LoginForm email={email} onSignedIn={onSignedIn}>
            <Dialog.Close className={`${buttonClass({ variant: "outline" })} ${styles.cancel}`}>
              Cancel
            </Dialog.Close>
          </LoginForm>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
