import type { ReactNode } from "react";
import { Emblem } from "../brand/emblem.tsx";
import styles from "./empty-state.module.css";

type EmptyStateProps = {
  title: string;
  text: ReactNode;
  /** A link or button for the next step. */
  action?: ReactNode;
};

/** Replaces an empty list. */
export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <div className={styles.message}>
      <Emblem className={styles.emblem} />
      <h2 className={styles.title}>{title}</h2>
      <p className={`soft mt-2 breaks ${styles.text}`}>{text}</p>
      {action ? <div className="mt-5">{action}</div> : null}
    </div>
  );
}
