import { formatArticleDate } from "@brightwren/core/blog/format-date";
import { categoriesQuery } from "@brightwren/core/blog/list-categories";
import { readingTime } from "@brightwren/core/blog/reading-time";
import { Wren } from "@brightwren/ui/wren";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, type CSSProperties } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { PostForm } from "../form/post-form.ts";
import { titleSize } from "./title-size.ts";
import styles from "./share-card-preview.module.css";

/** A likeness of the card that social networks show; the card itself is drawn when the site is built. */
export function ShareCardPreview() {
  const { control } = useFormContext<PostForm>();
  const { data: categories = [] } = useQuery(categoriesQuery());
  const [title, categoryId, publishedAt, author, content] = useWatch({
    control,
    name: ["title", "category_id", "published_at", "author", "content"],
  });
  const minutes = readingTime(useDeferredValue(content));
  const shown = title.trim() || "Title";
  const origin = publishedAt ? formatArticleDate(publishedAt) : author;
  const size = { "--title-size": titleSize(shown) } as CSSProperties;
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>When it is shared</figcaption>
      <div className={styles.frame}>
        <div className={styles.card} style={size}>
          <p className={styles.name}>Brightwren</p>
          <Wren className={styles.wren} />
          <div className={styles.window}>
            <div className={styles.bar}>
              <span className={styles.tab}>
                {categories.find(({ id }) => id === categoryId)?.name ?? "Blog"}
              </span>
            </div>
            <p className={styles.title}>{shown}</p>
          </div>
          <p className={styles.detail}>{`${origin} · ${minutes} min read`}</p>
        </div>
      </div>
    </figure>
  );
}
