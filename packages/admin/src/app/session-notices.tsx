import { Button } from "@brightwren/ui/button";
import { useState } from "react";
import { useNotStored } from "../device/saved-place.ts";
import { useSessionNotice } from "../host/host.ts";
import { useReauthentication } from "../session/reauthentication.tsx";
import { useSession } from "../session/session-provider.tsx";
import styles from "./session-notices.module.css";

// Once dismissed, the notice stays hidden until the page is reloaded.
let read: string | undefined;

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

export function NotStoredNotice() {
  const { notice, onRead } = useNotStored();
  return notice ? <Notice text={notice} onRead={onRead} /> : null;
}

function Notice({ text, onRead }: { text: string; onRead: () => void }) {
  return (
    <div className={styles.notice} role="status">
      <p>{text}</p>
      <Button kind="text" onClick={onRead}>
        OK
      </Button>
    </div>
  );
}

const declined = () => {
  // The notice remains visible, so the owner can try again.
};

export function LapsedNotice() {
  const { session } = useSession();
  const { askToSignIn } = useReauthentication();
  if (session.status !== "lapsed") return null;
  return (
    <div className={styles.lapsed} role="status">
      <p>Your session has ended. Your text is still here. Sign in again to save it.</p>
      <button type="button" className={styles.signIn} onClick={() => void askToSignIn().catch(declined)}>
        Sign in again
      </button>
    </div>
  );
}
