import type { ReactNode } from "react";
import styles from "./badge.module.css";

/** A small label. `quiet` is for tags, because there are often many. */
export function Badge({ children, quiet = false }: { children: ReactNode; quiet?: boolean }) {
  return (
    <span dir="auto" className={`${styles.badge} ${quiet ? styles.quiet : styles.calm}`}>
      {children}
    </span>
  );
}
