import { Wren } from "@brightwren/ui/wren";
import type { ReactNode } from "react";
import styles from "./stop.module.css";

/** A screen with nothing on it but why, and the ways on (`children`). */
export function Stop({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className={styles.page}>
      <title>{`${title} | Brightwren`}</title>
      <Wren className={styles.wren} />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      {children ? <div className={styles.ways}>{children}</div> : null}
    </div>
  );
}
