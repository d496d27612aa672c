import { Field } from "@brightwren/ui/field";
import { useController } from "react-hook-form";
import { isFuture } from "../form/is-future.ts";
import { fromLondonTime, toLondonTime } from "../form/london-time.ts";
import type { PostForm } from "../form/post-form.ts";

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
