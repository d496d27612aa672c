import { serverNow } from "@brightwren/core/supabase/server-clock";
import { Field } from "@brightwren/ui/field";
import { type Ref, useState } from "react";
import { useController, useFormContext, useWatch } from "react-hook-form";
import { dateFault } from "../../drafts/check-form.ts";
import { isFuture, type PostForm } from "../../drafts/post-form.ts";
import { useEditor } from "../session/use-editor.ts";

export function PublishDateField() {
  const { field, fieldState } = useController<PostForm, "published_at">({ name: "published_at" });
  return <DateField {...field} error={fieldState.error?.message} />;
}

export function SheetDateField() {
  const { control, setValue, formState } = useFormContext<PostForm>();
  const value = useWatch({ control, name: "published_at" });
  const isPublished = useEditor().snapshot.post?.status === "published";
  // Also while a date is being typed, which is not yet in the future.
  const [isDated, setIsDated] = useState(isPublished || value !== "");
  const change = (next: string) => setValue("published_at", next, { shouldValidate: true });
  const choose = (next: string) => {
    change(next);
    setIsDated(next !== "");
  };
  const choice = (label: string, isChosen: boolean, next: () => string) => (
    <label className="touch small gap-2">
      <input type="radio" name="moment" checked={isChosen} onChange={() => choose(next())} />
      {label}
    </label>
  );
  return (
    <div className="single gap-2">
      {isPublished ? null : (
        <fieldset className="wrap gap-x-5">
          <legend className="small strong">When</legend>
          {choice("Now", !isFuture(value), () => "")}
          {choice("Schedule for…", isFuture(value), tomorrow)}
        </fieldset>
      )}
      {isDated ? (
        <DateField value={value} onChange={change} error={formState.errors.published_at?.message} />
      ) : null}
    </div>
  );
}

const tomorrow = (): string =>
  fromLondonTime(`${toLondonTime(new Date(serverNow() + 1440 * minute).toISOString()).slice(0, 10)}T09:00`) ??
  "";

type DateFieldProps = {
  value: string;
  onChange: (iso: string) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
  error: string | undefined;
};

function DateField({ value, onChange, onBlur, ref, error }: DateFieldProps) {
  const { snapshot } = useEditor();
  return (
    <Field
      label="Publish date (UK time)"
      optional
      hint={
        snapshot.post?.status === "published"
          ? "The date that visitors see."
          : isFuture(value)
            ? "Once scheduled, the post will be published automatically at this time."
            : "Leave empty to publish now, or pick a future time to schedule it."
      }
      error={error ?? dateFault(snapshot, "publish", value || null)}
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

/** Formats a time for a `datetime-local` field, in London time: `2026-07-01T09:30`. Empty for null. */
export function toLondonTime(iso: string | null | undefined): string {
  if (!iso) return "";
  const date = new Date(iso);
  // A half-typed year is parsed as 0002. Reformatting it would clear the field.
  if (date.getUTCFullYear() < 1900) return date.toISOString().slice(0, 16);
  const of = Object.fromEntries(parts.formatToParts(date).map(({ type, value }) => [type, value]));
  return `${of["year"]}-${of["month"]}-${of["day"]}T${of["hour"]}:${of["minute"]}`;
}

/** The repeated hour in autumn counts as summer time. The skipped hour in spring moves forward. */
export function fromLondonTime(local: string): string | null {
  if (!local) return null;
  const asIfUtc = Date.parse(`${local}Z`);
  if (Number.isNaN(asIfUtc)) return null;
  // London is on UTC or UTC+1. Choose the earlier matching moment.
  const summer = new Date(asIfUtc - 60 * minute).toISOString();
  return toLondonTime(summer) === local.slice(0, 16) ? summer : new Date(asIfUtc).toISOString();
}
