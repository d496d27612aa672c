import { type ReactNode, useState } from "react";
import styles from "./select-rows.module.css";

export type Selection<Row> = {
  has: (id: string) => boolean;
  set: (rows: readonly Row[], isSelected: boolean) => void;
};

/** Selects rows by their ids. */
export function useSelection<Row extends { id: string }>(): Selection<Row> {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return {
    has: (id) => ids.has(id),
    set: (rows, isSelected) =>
      setIds((before) => {
        const after = new Set(before);
        for (const { id } of rows)
          if (isSelected) after.add(id);
          else after.delete(id);
        return after;
      }),
  };
}

type SelectRowProps<Row> = { label: string; row: Row; selection: Selection<Row>; children: ReactNode };

/** A row's title beside the checkbox that selects the row. */
export function SelectRow<Row extends { id: string }>({
  label,
  row,
  selection,
  children,
}: SelectRowProps<Row>) {
  return (
    <div className={`grid ${styles.row}`}>
      <label className={`grid ${styles.one}`}>
        <input
          type="checkbox"
          aria-label={label}
          checked={selection.has(row.id)}
          onChange={({ target }) => selection.set([row], target.checked)}
        />
      </label>
      {children}
    </div>
  );
}

type SelectPageProps<Row> = { label: string; rows: readonly Row[]; selection: Selection<Row> };

/** Selects all rows of the page, or none. */
export function SelectPage<Row extends { id: string }>({ label, rows, selection }: SelectPageProps<Row>) {
  const selected = rows.filter(({ id }) => selection.has(id)).length;
  return (
    <label className={`touch small gap-2 ${styles.all}`}>
      <input
        ref={(box) => {
          if (box) box.indeterminate = selected > 0 && selected < rows.length;
        }}
        type="checkbox"
        checked={selected === rows.length}
        onChange={({ target }) => selection.set(rows, target.checked)}
      />
      {label}
    </label>
  );
}
