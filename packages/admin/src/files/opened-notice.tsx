import { useState } from "react";
import styles from "./opened-notice.module.css";
import type { OpenedFile } from "./opened-file.ts";

/** Says what of a file did not come into the post, until the person has read it. */
export function OpenedNotice({ file }: { file: OpenedFile | undefined }) {
  const [isRead, setIsRead] = useState(false);
  if (!file || file.remarks.length === 0 || isRead) return null;
  return (
    <div className={styles.notice} role="status">
      <div>
        <p className={styles.title}>Opened “{file.name}” as a new draft</p>
        <ul role="list">
          {file.remarks.map((remark) => (
            <li key={remark}>{remark}</li>
          ))}
        </ul>
      </div>
      <button type="button" className={styles.button} onClick={() => setIsRead(true)}>
        OK
      </button>
    </div>
  );
}
