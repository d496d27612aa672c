import type { ReactNode } from "react";
import styles from "./list-card.module.css";

type ListCardProps = { title: ReactNode; menu: ReactNode; facts: ReactNode };

/** One row of a list on a phone. */
export function ListCard({ title, menu, facts }: ListCardProps) {
  return (
    <li className={styles.card}>
      <div className={styles.title}>{title}</div>
      {menu}
      <div className={styles.facts}>{facts}</div>
    </li>
  );
}
