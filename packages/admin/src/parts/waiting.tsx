import { titled } from "@brightwren/brand/derived";
import styles from "./waiting.module.css";

/** The spinner of a whole screen; `label` says what is waited for, in the tab too; `note` what may hold it up. */
export function Waiting({ label, note }: { label: string; note?: string | undefined }) {
  return (
    <div className={styles.page} role="status">
      <title>{titled(label)}</title>
      <span className={styles.spinner} aria-hidden="true" />
      <span className="visually-hidden">{label}</span>
      {note ? <p className={styles.note}>{note}</p> : null}
    </div>
  );
}
