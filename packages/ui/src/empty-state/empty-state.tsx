import type { ReactNode } from "react";
import { Emblem } from "../brand/emblem.tsx";
import styles from "./empty-state.module.css";

type EmptyStateProps = {
  title: string;
  text: ReactNode;
  /** What the owner can do about it. */
  action?: ReactNode;
};

/** Takes the place of a list that has nothing to show. */
export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <div className={styles.message}>
      <Emblem className={styles.emblem} />
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}
