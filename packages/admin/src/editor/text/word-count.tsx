import { countWords, readingTime } from "@brightwren/core/post-editing/post-draft";
import { useMemo } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { PostForm } from "../../drafts/post-form.ts";
import { useSettledText } from "./use-settled-text.ts";
import styles from "./workspace.module.css";

const number = new Intl.NumberFormat("en-GB");

export function WordCount() {
  const { control } = useFormContext<PostForm>();
  const text = useSettledText(useWatch({ control, name: "content" }));
  const words = useMemo(() => countWords(text), [text]);
  return (
    <p className={styles.count}>
      {`${number.format(words)} ${words === 1 ? "word" : "words"} · ${readingTime(text)} min read`}
    </p>
  );
}
