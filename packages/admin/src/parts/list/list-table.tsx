import type { ReactNode } from "react";
import styles from "./list-table.module.css";

type ListTableProps = {
  /** Names the table for screen readers. */
  caption: string;
  /** The headings; the first column takes the room that the others leave. A last one, the actions, is added. */
  columns: { label: string; width?: string }[];
  /** The rows: a `th` of scope row first, the menu last. */
  children: ReactNode;
};

/** A list on a wide screen. */
export function ListTable({ caption, columns, children }: ListTableProps) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ label, width }) => (
            <th key={label} scope="col" style={{ width }}>
              {label}
            </th>
          ))}
          <th scope="col">
            <span className="visually-hidden">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
