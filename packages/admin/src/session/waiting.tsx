import styles from "./waiting.module.css";

/** The spinner of a whole screen; `label` says what is waited for, in the tab too. */
export function Waiting({ label }: { label: string }) {
  return (
    <div className={styles.page} role="status">
      <title>{`${label} | Brightwren`}</title>
      <span className={styles.spinner} aria-hidden="true" />
      <span className="visually-hidden">{label}</span>
    </div>
  );
}
