import { Wren } from "@brightwren/ui/wren";
import type { ReactNode } from "react";
import styles from "./list-message.module.css";

type ListMessageProps = {
  title: string;
  text: ReactNode;
  /** What can be done about it. */
  action?: ReactNode;
};

/** What stands in place of a list that has nothing to show. */
export function ListMessage({ title, text, action }: ListMessageProps) {
  return (
    <div className={styles.message}>
      <Wren className={styles.wren} />
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}
