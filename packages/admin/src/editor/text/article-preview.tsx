import { idIn } from "@brightwren/core/post-editing/section-id";
import { absoluteImageUrl } from "@brightwren/core/post-editing/web-image";
import { paths } from "@brightwren/core/paths";
import { formatArticleDate } from "@brightwren/core/blog/format-date";
import { categoriesQuery } from "@brightwren/core/blog/list-categories";
import { readingTime } from "@brightwren/core/post-editing/post-draft";
import { ChangingArticle } from "@brightwren/ui/article-body";
import { ArticlePicture } from "@brightwren/ui/article-picture";
import { Badge } from "@brightwren/ui/badge";
import { Part } from "@brightwren/ui/part";
import { useQuery } from "@tanstack/react-query";
import { memo, type RefObject, useEffect, useRef, useDeferredValue, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { PostForm } from "../../drafts/post-form.ts";
import { useHost } from "../../host/host.ts";
import { useStoredChoice } from "../../parts/stored-choice.ts";
import { withoutUploads } from "../../pictures/upload-marks.ts";
import { useWaitingPictures } from "../../pictures/use-waiting-pictures.ts";
import styles from "./article-preview.module.css";
import { useScrollInStep } from "./scroll-in-step.ts";
import { waits } from "@brightwren/core/waits";

const Body = memo(ChangingArticle);

type ArticlePreviewProps = {
  text: RefObject<HTMLTextAreaElement | null>;
  isShown: boolean;
  isBeside: boolean;
};

export function ArticlePreview({ text, isShown, isBeside }: ArticlePreviewProps) {
  const { siteUrl } = useHost();
  const { control } = useFormContext<PostForm>();
  const { content, title, author, slug, published_at, category_id, ...form } = useWatch({
    control,
  }) as PostForm;
  const image = form.featured_image_url;
  const { data: categories } = useQuery(categoriesQuery());
  const category = categories?.find(({ id }) => id === category_id);
  // Starts empty, so that the rest of the editor does not wait for a long article.
  const markdown = useSettledText(isShown ? withoutUploads(content) : "", "");
  const pictures = useWaitingPictures(isShown ? `${markdown}\n${image}` : "");
  const [width, setWidth] = useStoredChoice("preview-width", ["desktop", "phone"]);
  const Title = isBeside ? "h2" : "h1";
  const scrolled = useRef<HTMLDivElement>(null);
  useScrollInStep(text, scrolled, markdown, isBeside);
  useOutwardLinks(scrolled);
  return (
    <div className={styles.preview} data-width={width} data-beside={isBeside || undefined} hidden={!isShown}>
      <div className={`row spread gap-4 ${styles.strip}`}>
        <p className="fine ellipsis shrinks">
          {`${siteUrl.replace(/^https?:\/\//, "")}${paths.article(slug || "…")}`}
        </p>
        <p className={`fine ${styles.label}`}>{isBeside ? "Preview" : "Preview, in place of the text"}</p>
        <div role="group" aria-label="Width of the preview" className={`flex gap-1 ${styles.widths}`}>
          {(["desktop", "phone"] as const).map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={width === name}
              className="touch bare toggle small"
              onClick={() => setWidth(name)}
            >
              {name === "desktop" ? "Desktop" : "Phone"}
            </button>
          ))}
        </div>
      </div>
      {/* Scrollable beside the text, so it must be focusable. */}
      <div ref={scrolled} className={styles.page} role="region" aria-label="Preview" tabIndex={0}>
        <Part place={markdown}>
          {isShown ? (
            <article className={styles.article}>
              {category ? <Badge>{category.name}</Badge> : null}
              {title.trim() ? (
                <Title dir="auto" className={`mt-2 ${styles.title}`}>
                  {title}
                </Title>
              ) : null}
              <p className="mt-3 mb-5 hint">
                {[
                  published_at && formatArticleDate(published_at),
                  `${readingTime(markdown)} min read`,
                  `By\u00A0${author}`,
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </p>
              {image ? (
                <ArticlePicture
                  address={absoluteImageUrl(image, siteUrl)}
                  alt={form.featured_image_alt || title}
                  sizes="(min-width: 64rem) 45rem, 92vw"
                  isFirst
                  pictures={pictures}
                  className={`mb-5 full ${styles.image}`}
                />
              ) : null}
              <div data-article="">
                <Body markdown={markdown} siteUrl={siteUrl} pictures={pictures} />
              </div>
            </article>
          ) : null}
        </Part>
      </div>
    </div>
  );
}

function useOutwardLinks(preview: RefObject<HTMLElement | null>): void {
  const { siteUrl, openExternal } = useHost();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const href = (event.target as Element).closest("a")?.getAttribute("href");
      if (!href) return;
      event.preventDefault();
      if (href.startsWith("#")) document.getElementById(idIn(href))?.scrollIntoView();
      else openExternal(new URL(href, `${siteUrl}/blog/`).href);
    };
    const region = preview.current;
    region?.addEventListener("click", follow);
    return () => region?.removeEventListener("click", follow);
  }, [preview, siteUrl, openExternal]);
}

// Characters. In longer text, updating on every key press would slow down typing.
const longText = 20_000;

/** Deferred text for the preview and the word count. Long text is debounced. */
export function useSettledText(text: string, atFirst = text): string {
  const [settled, setSettled] = useState(text);
  const isLong = text.length > longText;

  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), waits.longText);
    return () => clearTimeout(timer);
  }, [text]);

  return useDeferredValue(isLong ? settled : text, atFirst);
}
