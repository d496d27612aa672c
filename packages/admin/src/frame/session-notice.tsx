import { useState } from "react";
import { useSessionNotice } from "../app/use-session-notice.ts";
import styles from "./session-notice.module.css";

// Read once is enough for this run, whatever is opened or signed out of in between.
let read: string | undefined;

/** Says how the session is kept, where that is not as the person may expect; gone once they have read it. */
export function SessionNotice() {
  const notice = useSessionNotice();
  const [isRead, setIsRead] = useState(read);
  if (!notice || notice === isRead) return null;
  const close = () => {
    read = notice;
    setIsRead(notice);
  };
  return (
    <div className={styles.notice} role="status">
      <p>{notice}</p>
      <button type="button" className={styles.button} onClick={close}>
        OK
      </button>
    </div>
  );
}
