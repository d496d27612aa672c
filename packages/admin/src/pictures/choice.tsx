import type { ReactNode } from "react";
import styles from "./choice.module.css";

/** How an alternative text is written, in one line. */
export const altHint = "Say it as you would on the phone: “Two plumbers beside a red van”.";

type ChoiceProps = { checked: boolean; onChange: (checked: boolean) => void; children: ReactNode };

/** A yes or no, with its words beside it. */
export function Choice({ checked, onChange, children }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
      <span>{children}</span>
    </label>
  );
}
