import type { BaseSyntheticEvent } from "react";
import {
  type FieldValues,
  type Path,
  type PathValue,
  useForm,
  type UseFormProps,
  type UseFormReturn,
} from "react-hook-form";

type FilledField = { name: string; value: string; type: string };

/** Field types whose `value` does not contain the user's input. */
const withoutText = new Set(["checkbox", "radio", "file"]);

/** Fields whose DOM value differs from the form value. */
export const filledFields = (
  fields: Iterable<FilledField>,
  values: Readonly<Record<string, unknown>>,
): [name: string, value: string][] =>
  Array.from(fields)
    .filter(
      ({ name, type, value }) =>
        !withoutText.has(type) && typeof values[name] === "string" && value !== values[name],
    )
    .map(({ name, value }) => [name, value]);

const isField = (element: Element): element is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  "name" in element && "value" in element && "type" in element;

/** Reads the DOM on submit, because password managers may autofill without an event. Text values only. */
export function useFilledForm<Values extends FieldValues, Context = unknown, Parsed = Values>(
  options: UseFormProps<Values, Context, Parsed>,
): UseFormReturn<Values, Context, Parsed> {
  const form = useForm<Values, Context, Parsed>(options);
  const { getValues, setValue } = form;
  const handleSubmit: typeof form.handleSubmit = (onValid, onInvalid) => {
    const submit = form.handleSubmit(onValid, onInvalid);
    return (event?: BaseSyntheticEvent) => {
      const target: unknown = event?.currentTarget;
      if (target instanceof HTMLFormElement) {
        const fields = Array.from(target.elements).filter(isField);
        for (const [name, value] of filledFields(fields, getValues()))
          setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
      }
      return submit(event);
    };
  };
  return { ...form, handleSubmit };
}
