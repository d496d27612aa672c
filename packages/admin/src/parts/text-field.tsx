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

type CategoryFieldProps = ComponentProps<"select"> &
  Pick<ComponentProps<typeof Field>, "label" | "error"> & {
    /** Names the choice of no category. */
    none: string;
    categories: readonly { id: string; name: string }[] | undefined;
  };

/** A field with a select, which gets the other props. */
export const CategoryField = ({ label, error, none, categories, ...select }: CategoryFieldProps) => (
  <Field label={label} error={error}>
    {(control) => (
      <select {...control} {...select}>
        <option value="">{none}</option>
        {categories?.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    )}
  </Field>
);
