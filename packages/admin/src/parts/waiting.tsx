import { titled } from "@brightwren/brand/derived";
import styles from "./waiting.module.css";

export function Waiting({ label, note }: { label: string; note?: string | undefined }) {
  return (
    <div className={`grid gap-5 ${styles.page}`} role="status">
      <title>{titled(label)}</title>
      <span className={styles.spinner} aria-hidden="true" />
      <span className="visually-hidden">{label}</span>
      {note ? <p className={styles.note}>{note}</p> : null}
    </div>
  );
}
