import { useState } from "react";
import { useNotKept } from "../device/kept-here.ts";
import { useSessionNotice } from "../host/host.ts";
import { useReauthentication } from "../session/reauthentication.tsx";
import { useSession } from "../session/session-provider.tsx";
import styles from "./session-notices.module.css";

// Read once is enough for this run, whatever is opened or signed out of in between.
let read: string | undefined;

/** Shows how the session is kept, where that is not as the person may expect; gone once they have read it. */
export function SessionNotice() {
  const notice = useSessionNotice();
  const [isRead, setIsRead] = useState(read);
  if (!notice || notice === isRead) return null;
  const close = () => {
    read = notice;
    setIsRead(notice);
  };
  return <Notice text={notice} onRead={close} />;
}

/** Shows what this browser does not keep; gone, in this tab, once they have read it. */
export function NotKeptNotice() {
  const { notice, onRead } = useNotKept();
  return notice ? <Notice text={notice} onRead={onRead} /> : null;
}

function Notice({ text, onRead }: { text: string; onRead: () => void }) {
  return (
    <div className={styles.notice} role="status">
      <p>{text}</p>
      <button type="button" className={styles.button} onClick={onRead}>
        OK
      </button>
    </div>
  );
}

const declined = () => {
  // The notice stays, and with it the way back.
};

/** Reminds somebody who did not sign in again that nothing can be saved until they do. */
export function LapsedNotice() {
  const { session } = useSession();
  const { askToSignIn } = useReauthentication();
  if (session.status !== "lapsed") return null;
  return (
    <div className={styles.lapsed} role="status">
      <p>Your session has ended. What you typed is still here; to save it, sign in again.</p>
      <button type="button" className={styles.signIn} onClick={() => void askToSignIn().catch(declined)}>
        Sign in again
      </button>
    </div>
  );
}
