import { Field } from "@brightwren/ui/field";
import { useController } from "react-hook-form";
import { isFuture, type PostForm } from "../../drafts/post-form.ts";

/** When the post is or will be published, on London's clocks wherever the owner is. */
export function PublishDateField() {
  const { field, fieldState } = useController<PostForm, "published_at">({ name: "published_at" });
  return (
    <Field
      label="Publish date (UK time)"
      optional
      hint={
        isFuture(field.value)
          ? "In the future: the post is published by itself when the time has come, once it is scheduled."
          : "Empty: when you publish. In the future: the post can be scheduled."
      }
      error={fieldState.error?.message}
    >
      {(props) => (
        <input
          {...props}
          ref={field.ref}
          type="datetime-local"
          value={toLondonTime(field.value)}
          onChange={({ target }) => field.onChange(fromLondonTime(target.value) ?? "")}
          onBlur={field.onBlur}
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
  const of = Object.fromEntries(parts.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]));
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
