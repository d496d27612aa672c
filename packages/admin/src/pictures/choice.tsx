import type { ReactNode } from "react";

export const altHint = "Describe it as you would to someone on the phone: “Two plumbers beside a red van”.";
export const stillFits = "Does this still describe the picture?";

type ChoiceProps = { checked: boolean; onChange: (checked: boolean) => void; children: ReactNode };

export function Choice({ checked, onChange, children }: ChoiceProps) {
  return (
    <label className="row gap-2 choice">
      <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
      <span>{children}</span>
    </label>
  );
}
