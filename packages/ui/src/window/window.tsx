import type { ReactNode } from "react";
import styles from "./window.module.css";

type WindowProps = {
  tab: ReactNode;
  address?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
};

export function Window({ tab, address, className, children }: WindowProps) {
  return (
    <div className={[styles.window, className].filter(Boolean).join(" ")}>
      <div className={styles.bar}>
        <span className={styles.tab}>{tab}</span>
        <span className={styles.dots} aria-hidden="true" />
      </div>
      {address ? <div className={styles.address}>{address}</div> : null}
      <div className={styles.page}>{children}</div>
    </div>
  );
}
