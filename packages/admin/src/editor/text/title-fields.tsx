import { titled } from "@brightwren/brand/derived";
import { useEffect, useRef, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { PostForm } from "../../drafts/post-form.ts";
import { useEditor } from "../session/use-editor.ts";
import { useSuggestedSlug } from "./address-field.tsx";
import styles from "./title-fields.module.css";

export function TitleFields({ onEnter }: { onEnter: () => void }) {
  const { register, formState, control } = useFormContext<PostForm>();
  const { ref: registerTitle, ...titleField } = register("title");
  const area = useRef<HTMLTextAreaElement>(null);
  const { post } = useEditor().snapshot;
  const [isNew] = useState(post === null);
  const title = useWatch({ control, name: "title" }).trim();
  const error = formState.errors.title?.message;
  useSuggestedSlug();
  // Focus a new post's title here, because react-hook-form's setFocus would miss the first key press.
  useEffect(() => (isNew ? area.current?.focus() : undefined), [isNew]);
  return (
    <div className="grid gap-2">
      <title>{titled(title || "New post")}</title>
      <h1 className={styles.heading}>
        <label htmlFor="post-title" className="visually-hidden">
          Title
        </label>
        <textarea
          id="post-title"
          rows={1}
          dir="auto"
          lang="en-GB"
          spellCheck
          placeholder="Title"
          className={`full ${styles.title}`}
          aria-invalid={Boolean(error)}
          aria-describedby={error ? "post-title-error" : undefined}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            // A title has only one line, so Enter moves to the body.
            event.preventDefault();
            onEnter();
          }}
          {...titleField}
          ref={(element) => {
            registerTitle(element);
            area.current = element;
          }}
        />
      </h1>
      {error ? (
        <p id="post-title-error" className="fault">
          {error}
        </p>
      ) : null}
    </div>
  );
}
