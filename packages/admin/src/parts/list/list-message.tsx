import { buttonClass } from "@brightwren/ui/button-class";
import { Emblem } from "@brightwren/ui/emblem";
import type { ReactNode } from "react";
import styles from "./list-message.module.css";

type ListMessageProps = {
  title: string;
  text: ReactNode;
  /** What can be done about it. */
  action?: ReactNode;
};

/** What stands in place of a list that has nothing to show. */
export function ListMessage({ title, text, action }: ListMessageProps) {
  return (
    <div className={styles.message}>
      <Emblem className={styles.emblem} />
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}

type ListFailureProps = {
  /** What could not be read, e.g. 'The posts'. */
  what: string;
  busy: boolean;
  onRetry: () => void;
};

/** What stands in place of a list that could not be read. */
export function ListFailure({ what, busy, onRetry }: ListFailureProps) {
  return (
    <ListMessage
      title={`${what} could not be read`}
      text="The backend did not answer as it should. Nothing is lost; please try again in a moment."
      action={
        <button
          type="button"
          className={buttonClass()}
          aria-disabled={busy}
          onClick={busy ? undefined : onRetry}
        >
          {busy ? "Trying again..." : "Try again"}
        </button>
      }
    />
  );
}

/** The shape of rows that are being read. The list's summary puts it in words. */
export function ListSkeleton({ rows = 10 }: { rows?: number }) {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.row}>
          <span className={styles.line} />
          <span className={styles.short} />
        </div>
      ))}
    </div>
  );
}
