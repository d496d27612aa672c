import { titled } from "@brightwren/brand/derived";
import { useFormContext, useWatch } from "react-hook-form";
import type { PostForm } from "../../drafts/post-form.ts";
import { AddressField, useSuggestedSlug } from "./address-field.tsx";
import styles from "./title-fields.module.css";

/** The title as large as on the page, and the address it leads to. */
export function TitleFields() {
  const { register, formState, control } = useFormContext<PostForm>();
  const title = useWatch({ control, name: "title" }).trim();
  const error = formState.errors.title?.message;
  useSuggestedSlug();
  return (
    <div className={styles.fields}>
      <title>{titled(title || "New post")}</title>
      <h1 className={styles.heading}>
        <label htmlFor="post-title" className="visually-hidden">
          Title
        </label>
        <textarea
          id="post-title"
          rows={1}
          lang="en-GB"
          spellCheck
          placeholder="Title"
          className={styles.title}
          aria-invalid={Boolean(error)}
          aria-describedby={error ? "post-title-error" : undefined}
          onKeyDown={(event) => {
            // A title is one line, however many it fills.
            if (event.key === "Enter") event.preventDefault();
          }}
          {...register("title")}
        />
      </h1>
      {error ? (
        <p id="post-title-error" className={styles.error}>
          {error}
        </p>
      ) : null}
      <AddressField />
    </div>
  );
}
