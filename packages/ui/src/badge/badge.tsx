import type { ReactNode } from "react";
import styles from "./badge.module.css";

type BadgeProps = {
  children: ReactNode;
  quiet?: boolean;
  /** `bad` is for what needs action, `doubtful` for what may be wrong. */
  tone?: "bad" | "doubtful" | undefined;
};

/** A small label. `quiet` is for tags, because there are often many. */
export function Badge({ children, quiet = false, tone }: BadgeProps) {
  return (
    <span dir="auto" className={`${styles.badge} ${styles[tone ?? (quiet ? "quiet" : "calm")]}`}>
      {children}
    </span>
  );
}
