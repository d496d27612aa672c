import { studio } from "@brightwren/brand";
import { formatBritishDate } from "@brightwren/core/blog/format-date";
import { categoriesQuery } from "@brightwren/core/blog/list-categories";
import { readingTime } from "@brightwren/core/post-editing/post-draft";
import { Emblem } from "@brightwren/ui/emblem";
import { useQuery } from "@tanstack/react-query";
import { type CSSProperties, useDeferredValue } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { PostForm } from "../../drafts/post-form.ts";
import styles from "./share-card-preview.module.css";

export function ShareCardPreview() {
  const { control } = useFormContext<PostForm>();
  const { data: categories = [] } = useQuery(categoriesQuery());
  const [title, categoryId, publishedAt, author, content] = useWatch({
    control,
    name: ["title", "category_id", "published_at", "author", "content"],
  });
  const minutes = readingTime(useDeferredValue(content));
  const shown = title.trim() || "Title";
  const origin = publishedAt ? formatBritishDate(publishedAt) : author;
  const size = { "--title-size": titleSize(shown) } as CSSProperties;
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>Social preview</figcaption>
      <div className={styles.frame}>
        <div className={styles.card} style={size} data-theme="light">
          <p className={styles.name}>{studio.name}</p>
          <Emblem className={styles.emblem} />
          <div className={styles.window}>
            <div className={styles.bar}>
              <span className={styles.tab}>
                {categories.find(({ id }) => id === categoryId)?.name ?? "Blog"}
              </span>
            </div>
            <p dir="auto" className={styles.title}>
              {shown}
            </p>
          </div>
          <p className={styles.detail}>{`${origin} · ${minutes} min read`}</p>
        </div>
      </div>
    </figure>
  );
}

// Maximum size and font sizes of the title, in card pixels.
const room = { width: 972, height: 286 };
const sizes = [148, 128, 112, 104, 96, 88, 80, 72, 64, 56, 50];
const smallest = 44;
// Average character width of the display font in em, including space lost to wrapping.
const characterWidth = 0.62;
const lineHeight = 1.08;

export function titleSize(title: string): number {
  const fits = (size: number) => {
    const lines = Math.ceil((title.length * characterWidth * size) / room.width);
    return lines * size * lineHeight <= room.height;
  };
  return sizes.find(fits) ?? smallest;
}
