import type { ReactNode } from "react";
import styles from "./window.module.css";

type WindowProps = {
  /** The text of the tab. */
  tab: ReactNode;
  /** The text of the address bar; without it there is none. */
  address?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
};

/** The brand's device: a browser window, drawn. */
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
