import type { Enquiry } from "@brightwren/core/enquiries/enquiry";
import { Button } from "@brightwren/ui/button";
import { useCallback, useState } from "react";
import { countEnquiries } from "./enquiry-labels.ts";
import styles from "./enquiry-selection.module.css";

export function useSelection(shown: readonly Enquiry[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const selected = shown.filter(({ id }) => ids.has(id));
  const select = useCallback((id: string, isSelected: boolean) => {
    setIds((before) => new Set(isSelected ? [...before, id] : [...before].filter((one) => one !== id)));
  }, []);
  const selectAll = (isSelected: boolean) => setIds(new Set(isSelected ? shown.map(({ id }) => id) : []));
  return { selected, select, selectAll };
}

type SelectionBarProps = {
  shown: number;
  selected: number;
  onSelectAll: (isSelected: boolean) => void;
  onDelete: (trigger: HTMLElement) => void;
};

export function SelectionBar({ shown, selected, onSelectAll, onDelete }: SelectionBarProps) {
  return (
    <div role="group" aria-label="Selected enquiries" className={styles.bar}>
      <label className={styles.all}>
        <input
          type="checkbox"
          className={styles.box}
          checked={selected === shown}
          ref={(box) => {
            if (box) box.indeterminate = selected > 0 && selected < shown;
          }}
          onChange={({ target }) => onSelectAll(target.checked)}
        />
        Select all on this page
      </label>
      {selected > 0 ? (
        <Button kind="outline" onClick={({ currentTarget }) => onDelete(currentTarget)}>
          {`Delete ${countEnquiries(selected)}`}
        </Button>
      ) : null}
    </div>
  );
}

type SelectBoxProps = { label: string; checked: boolean; onChange: (isSelected: boolean) => void };

export function SelectBox({ label, checked, onChange }: SelectBoxProps) {
  return (
    <label className={styles.one}>
      <input
        type="checkbox"
        className={styles.box}
        aria-label={label}
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
    </label>
  );
}
