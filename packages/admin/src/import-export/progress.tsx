import styles from "./import-export.module.css";

export function Progress({ done, total, doing }: { done: number; total: number; doing: string }) {
  return (
    <p className={styles.progress}>
      <progress aria-label="Import" max={Math.max(total, 1)} value={done} />
      <span>{`${doing}: ${done.toLocaleString("en-GB")} of ${total.toLocaleString("en-GB")}`}</span>
    </p>
  );
}
