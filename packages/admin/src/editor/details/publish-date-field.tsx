import { Field } from "@brightwren/ui/field";
import type { Ref } from "react";
import { useController, useFormContext, useWatch } from "react-hook-form";
import { isFuture, type PostForm } from "../../drafts/post-form.ts";

/** When the post is or will be published, on London's clocks wherever the owner is. */
export function PublishDateField() {
  const { field, fieldState } = useController<PostForm, "published_at">({ name: "published_at" });
  const { value, onChange, onBlur, ref } = field;
  return <DateField {...{ value, onChange, onBlur, ref }} error={fieldState.error?.message} />;
}

/** The same in the publishing sheet: it writes into the form's own field. */
export function SheetDateField() {
  const { control, setValue, formState } = useFormContext<PostForm>();
  const value = useWatch({ control, name: "published_at" });
  return (
    <DateField
      value={value}
      onChange={(next) => setValue("published_at", next, { shouldValidate: true })}
      error={formState.errors.published_at?.message}
    />
  );
}

type DateFieldProps = {
  value: string;
  onChange: (iso: string) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
  error: string | undefined;
};

function DateField({ value, onChange, onBlur, ref, error }: DateFieldProps) {
  return (
    <Field
      label="Publish date (UK time)"
      optional
      hint={
        isFuture(value)
          ? "In the future: the post is published by itself when the time has come, once it is scheduled."
          : "Empty: when you publish. In the future: the post can be scheduled."
      }
      error={error}
    >
      {(props) => (
        <input
          {...props}
          ref={ref}
          type="datetime-local"
          value={toLondonTime(value)}
          onChange={({ target }) => onChange(fromLondonTime(target.value) ?? "")}
          onBlur={onBlur}
        />
      )}
    </Field>
  );
}

const parts = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/London",
  dateStyle: "short",
  timeStyle: "short",
  hourCycle: "h23",
});

const minute = 60_000;

/** A moment as `datetime-local` writes it, on London's clocks: `2026-07-01T09:30`. Empty for no moment. */
export function toLondonTime(iso: string | null | undefined): string {
  if (!iso) return "";
  const date = new Date(iso);
  // A year that is being typed begins as 0002: written in another way it would empty the field under the person's hands.
  if (date.getUTCFullYear() < 1900) return date.toISOString().slice(0, 16);
  const of = Object.fromEntries(parts.formatToParts(date).map(({ type, value }) => [type, value]));
  return `${of["year"]}-${of["month"]}-${of["day"]}T${of["hour"]}:${of["minute"]}`;
}

/**
 * The moment that London's clocks show as `local`, or null for none. An hour that comes twice in autumn is taken as
 * summer time; one that is left out in spring as the same distance after the change.
 */
export function fromLondonTime(local: string): string | null {
  if (!local) return null;
  const asIfUtc = Date.parse(`${local}Z`);
  if (Number.isNaN(asIfUtc)) return null;
  // London is on UTC or an hour ahead of it: the earlier moment of the two that fits.
  const summer = new Date(asIfUtc - 60 * minute).toISOString();
  return toLondonTime(summer) === local.slice(0, 16) ? summer : new Date(asIfUtc).toISOString();
}
