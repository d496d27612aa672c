import type { ReactNode } from "react";
import styles from "./badge.module.css";

/** A small label: a category or a tag. `quiet` is for tags, which come in numbers. */
export function Badge({ children, quiet = false }: { children: ReactNode; quiet?: boolean }) {
  return (
    <span dir="auto" className={`${styles.badge} ${quiet ? styles.quiet : styles.calm}`}>
      {children}
    </span>
  );
}
