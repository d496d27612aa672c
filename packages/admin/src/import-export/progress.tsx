import styles from "./import-export.module.css";

type ProgressProps = {
  label: string;
  done: number;
  total: number | undefined;
  doing: string;
  role?: "status";
};

export function Progress({ label, done, total, doing, role }: ProgressProps) {
  const counted =
    total === undefined ? "…" : `: ${done.toLocaleString("en-GB")} of ${total.toLocaleString("en-GB")}`;
  return (
    <p className={`cluster small gap-2 mt-3 gap-x-3 numeric ${styles.progress}`} role={role}>
      <progress aria-label={label} max={Math.max(total ?? 1, 1)} value={total === undefined ? 0 : done} />
      <span>{doing + counted}</span>
    </p>
  );
}
