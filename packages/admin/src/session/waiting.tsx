import styles from "./waiting.module.css";

/** The spinner of a whole screen; `label` says what is waited for. */
export function Waiting({ label }: { label: string }) {
  return (
    <main className={styles.page}>
      <div role="status">
        <span className={styles.spinner} aria-hidden="true" />
        <span className="visually-hidden">{label}</span>
      </div>
    </main>
  );
}
