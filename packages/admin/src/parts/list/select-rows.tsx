import { type ReactNode, useRef, useState } from "react";
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

/** Selects a row, or with Shift all rows from the one that was selected before. */
export function useRange<Row extends { id: string }>(rows: readonly Row[]) {
  const before = useRef<string>(undefined);
  return (selection: Selection<Row>, row: Row, isSelected: boolean, isRange: boolean) => {
    const from = isRange ? rows.findIndex(({ id }) => id === before.current) : -1;
    const ends = [from < 0 ? rows.indexOf(row) : from, rows.indexOf(row)];
    before.current = row.id;
    selection.set(rows.slice(Math.min(...ends), Math.max(...ends) + 1), isSelected);
  };
}

type SelectRowProps = {
  label: string;
  isSelected: boolean;
  onSelect: (isSelected: boolean, isRange: boolean) => void;
  children: ReactNode;
};

/** A row's title beside the checkbox that selects the row. */
export function SelectRow({ label, isSelected, onSelect, children }: SelectRowProps) {
  return (
    <div className={`grid ${styles.row}`}>
      <label className={`grid ${styles.one}`}>
        <input
          type="checkbox"
          aria-label={label}
          checked={isSelected}
          onChange={({ target, nativeEvent }) =>
            onSelect(target.checked, (nativeEvent as MouseEvent).shiftKey)
          }
        />
      </label>
      {children}
    </div>
  );
}

type SelectPageProps<Row> = {
  label: string;
  /** A heading, shown beside the box instead of the label. */
  heading?: ReactNode;
  rows: readonly Row[];
  selection: Selection<Row>;
};

/** Selects all rows of the page, or none. */
export function SelectPage<Row extends { id: string }>({
  label,
  heading,
  rows,
  selection,
}: SelectPageProps<Row>) {
  const selected = rows.filter(({ id }) => selection.has(id)).length;
  return (
    <>
      <label className="touch gap-2">
        <input
          ref={(box) => {
            if (box) box.indeterminate = selected > 0 && selected < rows.length;
          }}
          type="checkbox"
          aria-label={label}
          checked={selected === rows.length}
          onChange={({ target }) => selection.set(rows, target.checked)}
        />
        {heading ? null : label}
      </label>
      {heading}
    </>
  );
}
