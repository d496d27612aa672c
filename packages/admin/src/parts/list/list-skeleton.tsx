import styles from "./list-skeleton.module.css";

/** The shape of rows that are being read. The list's summary says so in words. */
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
