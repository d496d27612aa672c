import { Field } from "@brightwren/ui/field";
import type { ComponentProps } from "react";

type TextFieldProps = Omit<ComponentProps<typeof Field>, "children" | "hint"> &
  ComponentProps<"input"> & { hint?: string | undefined };

/** A field with an input, which gets the other props. */
export const TextField = ({ label, error, hint, optional = false, ...input }: TextFieldProps) => (
  <Field label={label} error={error} optional={optional} {...(hint && { hint })}>
    {(control) => <input {...control} {...input} />}
  </Field>
);

type CategoryFieldProps = {
  label: string;
  /** Names the choice of no category. */
  none: string;
  categories: readonly { id: string; name: string }[];
  value: string;
  onChoose: (id: string) => void;
};

export const CategoryField = ({ label, none, categories, value, onChoose }: CategoryFieldProps) => (
  <Field label={label}>
    {(control) => (
      <select {...control} value={value} onChange={({ target }) => onChoose(target.value)}>
        <option value="">{none}</option>
        {categories.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    )}
  </Field>
);
