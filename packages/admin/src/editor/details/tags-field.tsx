import { tagsQuery } from "@brightwren/core/admin-posts/read-post";
import { normaliseTags, postLimits, tagsFromText } from "@brightwren/core/post-editing/post-draft";
import { Field } from "@brightwren/ui/field";
import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useRef, useState } from "react";
import { useController } from "react-hook-form";
import type { PostForm } from "../../drafts/post-form.ts";
import styles from "./tags-field.module.css";

/** Enter or a comma adds the tag. Backspace in the empty field removes the last one. */
export function TagsField() {
  const { field, fieldState } = useController<PostForm, "tags">({ name: "tags" });
  const { data: known = [] } = useQuery(tagsQuery());
  const [text, setText] = useState("");
  const [announcement, setAnnouncement] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const tags = field.value;

  const add = (typed: string) => {
    const added = tagsFromText(typed);
    setText("");
    if (added.length === 0) return;
    field.onChange(normaliseTags([...tags, ...added]));
    setAnnouncement(`Added ${added.join(", ")}`);
  };
  const remove = (tag: string) => {
    field.onChange(tags.filter((one) => one !== tag));
    setAnnouncement(`Removed ${tag}`);
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const last = tags.at(-1);
    if (event.key === "Enter") {
      event.preventDefault();
      add(text);
    } else if (event.key === "Backspace" && text === "" && last) remove(last);
  };
  const error =
    fieldState.error?.message ??
    (fieldState.error as { root?: { message?: string } } | undefined)?.root?.message;

  return (
    <Field label="Tags" hint={`Press Enter or comma to add a tag. Maximum ${postLimits.tags}.`} error={error}>
      {({ className, ...props }) => (
        <div className={`${className} ${styles.tags}`}>
          {tags.length > 0 ? (
            <ul role="list" aria-label="Chosen tags" className="wrap gap-2">
              {tags.map((tag) => (
                <li key={tag} className={styles.chip}>
                  <bdi>{tag}</bdi>
                  <button
                    type="button"
                    className={styles.remove}
                    aria-label={`Remove ${tag}`}
                    onClick={() => remove(tag)}
                  >
                    <svg viewBox="0 0 16 16" width="12" height="12" aria-hidden="true">
                      <path
                        d="m3 3 10 10M13 3 3 13"
                        stroke="currentColor"
                        strokeWidth="2"
                        strokeLinecap="round"
                      />
                    </svg>
                  </button>
                </li>
              ))}
            </ul>
          ) : null}
          <input
            {...props}
            ref={(element) => {
              input.current = element;
              field.ref(element);
            }}
            className={styles.input}
            list="post-tags"
            autoComplete="off"
            value={text}
            onChange={({ target, nativeEvent }) => {
              const isWhole = !(nativeEvent as InputEvent).isComposing;
              if (isWhole && target.value.includes(",")) add(target.value);
              else setText(target.value);
            }}
            onKeyDown={onKeyDown}
            onBlur={() => {
              add(text);
              field.onBlur();
            }}
          />
          <datalist id="post-tags">
            {known
              .filter((tag) => !tags.includes(tag))
              .map((tag) => (
                <option key={tag}>{tag}</option>
              ))}
          </datalist>
          <span role="status" className="visually-hidden">
            {announcement}
          </span>
        </div>
      )}
    </Field>
  );
}
