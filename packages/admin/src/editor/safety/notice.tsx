import type { ReactNode } from "react";
import styles from "./notice.module.css";

/** Something the person should know or decide about this post. */
export function Notice({ children, actions }: { children: ReactNode; actions?: ReactNode }) {
  return (
    <div className={styles.notice} role="status">
      <p>{children}</p>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  );
}

/** One thing that can be done about a notice. */
export function NoticeAction({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button type="button" className={styles.action} onClick={onClick}>
      {label}
    </button>
  );
}
