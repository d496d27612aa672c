import { useId } from "react";
import { useParamChange } from "./list-address.ts";
import styles from "./sort-select.module.css";

type SortSelectProps<Sort extends string> = {
  choices: readonly { value: Sort; label: string }[];
  current: Sort;
};

export function SortSelect<Sort extends string>({ choices, current }: SortSelectProps<Sort>) {
  const id = useId();
  const changeParam = useParamChange();
  const choose = (value: string) => changeParam("sort", value === choices[0]?.value ? "" : value);
  return (
    <div className={styles.sort}>
      <label htmlFor={id}>Sort by</label>
      <select
        id={id}
        className={styles.select}
        value={current}
        onChange={(event) => choose(event.target.value)}
      >
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}
