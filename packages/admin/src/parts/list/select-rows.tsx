import type { ReactNode } from "react";
import styles from "./select-rows.module.css";

type SelectRowProps = {
  label: string;
  checked: boolean;
  onChange: (isSelected: boolean) => void;
  children: ReactNode;
};

/** A row's title beside the checkbox that selects the row. */
export function SelectRow({ label, checked, onChange, children }: SelectRowProps) {
  return (
    <div className={`grid ${styles.row}`}>
      <label className={`grid ${styles.one}`}>
        <input
          type="checkbox"
          aria-label={label}
          checked={checked}
          onChange={({ target }) => onChange(target.checked)}
        />
      </label>
      {children}
    </div>
  );
}

type SelectPageProps = {
  label: string;
  shown: number;
  selected: number;
  onChange: (isSelected: boolean) => void;
};

/** Selects all rows of the page, or none. */
export function SelectPage({ label, shown, selected, onChange }: SelectPageProps) {
  return (
    <label className={`touch small gap-2 ${styles.all}`}>
      <input
        ref={(box) => {
          if (box) box.indeterminate = selected > 0 && selected < shown;
        }}
        type="checkbox"
        checked={selected === shown}
        onChange={({ target }) => onChange(target.checked)}
      />
      {label}
    </label>
  );
}
