import { Dialog } from "@base-ui/react/dialog";
import { buttonClass } from "@brightwren/ui/button-class";
import { useState } from "react";
import { LoginForm } from "./login-form.tsx";
import styles from "./sign-in-dialog.module.css";

type SignInDialogProps = {
  open: boolean;
  email: string;
  onSignedIn: () => void;
  onCancel: () => void;
};

/** Signs in again without leaving the screen: what is typed behind it stays. */
export function SignInDialog({ open, email, onSignedIn, onCancel }: SignInDialogProps) {
  return (
    <Dialog.Root open={open} disablePointerDismissal onOpenChange={(next) => (next ? undefined : onCancel())}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup className={styles.popup}>
          <Dialog.Title className={styles.title}>Your session has ended</Dialog.Title>
          <Dialog.Description className={styles.text}>
            Sign in again to go on. Nothing you typed is lost.
          </Dialog.Description>
          <SignIn email={email} onSignedIn={onSignedIn} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function SignIn({ email, onSignedIn }: Pick<SignInDialogProps, "email" | "onSignedIn">) {
  const [failure, setFailure] = useState("");
  return (
    <>
      <LoginForm email={email} onSignedIn={onSignedIn} onFailure={setFailure}>
        <Dialog.Close className={`${buttonClass({ variant: "outline" })} ${styles.cancel}`}>
          Cancel
        </Dialog.Close>
      </LoginForm>
      <p className={styles.failure} role="alert">
        {failure}
      </p>
    </>
  );
}
