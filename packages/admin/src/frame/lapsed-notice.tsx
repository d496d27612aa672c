import { useReauthentication } from "../session/reauthentication-context.ts";
import { useSession } from "../session/session-context.ts";
import styles from "./lapsed-notice.module.css";

const declined = () => {
  // The notice stays, and with it the way back.
};

/** Reminds somebody who did not sign in again that nothing can be saved until they do. */
export function LapsedNotice() {
  const { session } = useSession();
  const { askToSignIn } = useReauthentication();
  if (session.status !== "lapsed") return null;
  return (
    <div className={styles.notice} role="status">
      <p>Your session has ended. What you typed is still here; to save it, sign in again.</p>
      <button type="button" className={styles.button} onClick={() => void askToSignIn().catch(declined)}>
        Sign in again
      </button>
    </div>
  );
}
