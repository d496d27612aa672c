import { articleTitled } from "@brightwren/brand/derived";
import { describePost } from "@brightwren/core/blog/describe-post";
import { postLimits, readingTime } from "@brightwren/core/post-editing/post-draft";
import { useFormContext, useWatch } from "react-hook-form";
import type { PostForm } from "../../drafts/post-form.ts";
import { useHost } from "../../host/host.ts";
import preview from "./previews.module.css";
import { studio } from "@brightwren/brand";
import { formatBritishDate } from "@brightwren/core/blog/format-date";
import { categoriesQuery } from "@brightwren/core/blog/list-categories";
import { isLargeEnough, type TitleRoom, titleRooms } from "@brightwren/core/pictures/share-card";
import { absoluteImageUrl, isWebImage } from "@brightwren/core/post-editing/web-image";
import { ArticlePicture } from "@brightwren/ui/article-picture";
import { Emblem } from "@brightwren/ui/emblem";
import { shownPicture } from "@brightwren/ui/shown-picture";
import styles from "@brightwren/ui/styles/share-card.module.css";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useWaitingPictures } from "../../pictures/use-waiting-pictures.ts";
import { useSettledText } from "../text/article-preview.tsx";

export function SearchPreview() {
  const { control } = useFormContext<PostForm>();
  const { siteUrl } = useHost();
  const form = useWatch({ control }) as PostForm;
  const { title, slug } = form;
  const description = describePost(form);
  const site = siteUrl.replace(/^https?:\/\//, "");
  return (
    <figure className="grid gap-2">
      <figcaption className="small strong">In search results</figcaption>
      <div className={`card ${preview.result}`}>
        <p className="fine">{`${site} › blog › ${slug || "…"}`}</p>
        <p dir="auto" className={preview.title}>
          {cutText(articleTitled(title || "Title", form.seo_title), postLimits.titleAdvice)}
        </p>
        <p className={preview.description}>{cutText(description, postLimits.metaDescriptionAdvice)}</p>
      </div>
    </figure>
  );
}

export function cutText(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const room = text.slice(0, longest - 1);
  const space = room.lastIndexOf(" ");
  const words = (space > longest / 2 ? room.slice(0, space) : room).replace(/[\s|]+$/, "");
  // Only the brand is missing.
  return text.startsWith(`${words} | `) ? words : `${words}…`;
}

/** Draws a card as the build does, with its style sheet (`layouts` in the site’s share-cards/design.ts). */
export function ShareCardPreview() {
  const { siteUrl } = useHost();
  const { control } = useFormContext<PostForm>();
  const { data: categories = [] } = useQuery(categoriesQuery());
  const { title, category_id, published_at, author, content, ...form } = useWatch({ control }) as PostForm;
  const image = form.featured_image_url;
  const text = useSettledText(content);
  const minutes = useMemo(() => readingTime(text), [text]);
  const shown = title.trim() || "Title";
  const origin = published_at ? formatBritishDate(published_at) : author;
  const pictures = useWaitingPictures(image);
  const address = isWebImage(image) ? absoluteImageUrl(image, siteUrl) : "";
  const kind = address && isLargeEnough(shownPicture(address, pictures)) ? "pictured" : "article";
  const fontSize = titleSize(shown, titleRooms[kind]);
  const words = (
    <div className={styles.room}>
      <p dir="auto" className={styles.title} style={{ fontSize, lineHeight: 1.04 }}>
        {shown}
      </p>
      <p className={styles.detail}>{`${origin} · ${minutes} min read`}</p>
    </div>
  );
  return (
    <figure className="grid gap-2">
      <figcaption className="small strong">Social preview</figcaption>
      <div ref={fitCard} className={preview.frame}>
        <div className={`${preview.card} ${styles.card} ${styles[kind]}`} data-theme="light">
          <p className={styles.name}>{studio.name}</p>
          {kind === "pictured" ? words : null}
          <div className={styles.window}>
            <div className={styles.bar}>
              <span className={styles.tab}>
                {categories.find(({ id }) => id === category_id)?.name ?? "Blog"}
              </span>
              <div className={styles.dots}>{dots}</div>
            </div>
            {kind === "pictured" ? (
              <ArticlePicture {...{ address, pictures }} alt="" sizes="36rem" className={styles.picture} />
            ) : (
              <div className={styles.body}>{words}</div>
            )}
          </div>
          <Emblem className={styles.emblem} perched />
        </div>
      </div>
    </figure>
  );
}

const dots = [1, 2, 3].map((dot) => <span key={dot} className={styles.dot} />);

/** Scales the card, whose layout is in pixels. */
function fitCard(frame: HTMLElement | null) {
  const observer = new ResizeObserver(() => frame?.style.setProperty("--width", `${frame.clientWidth}`));
  if (frame) observer.observe(frame);
  return () => observer.disconnect();
}

// Average character width of the display font in em, including space lost to wrapping.
const characterWidth = 0.62;
const lineHeight = 1.08;

export function titleSize(title: string, room: TitleRoom): number | undefined {
  const longest = Math.max(...title.split(/[\s\p{scx=Han}\p{scx=Kana}]/u).map(({ length }) => length));
  const fits = (size: number) => {
    const lines = Math.ceil((title.length * characterWidth * size) / room.width);
    return lines * size * lineHeight <= room.height && longest * characterWidth * size <= room.width;
  };
  return room.sizes.find(fits) ?? room.sizes.at(-1);
}
