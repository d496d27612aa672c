import type { Article } from "@brightwren/core/blog/post";
import { articleBodyClass } from "@brightwren/ui/article-body-class";
import { Badge } from "@brightwren/ui/badge";
import { Suspense, useContext } from "react";
import { lazyPart } from "../../page/lazy-part.ts";
import { articleBodyId, PageStateContext } from "../../page/page-state.ts";
import { OptionalPart } from "../errors/error-boundary.tsx";
import styles from "./article-text.module.css";

// 44 kB that a prerendered article does without.
const ArticleBody = lazyPart(async () => {
  const module = await import("@brightwren/ui/article-body");
  return { default: module.ArticleBody };
});

/** The body as it was drawn at build while the post is still that version, else drawn here from its Markdown. */
function Body({ article }: { article: Article }) {
  const { body } = useContext(PageStateContext);
  if (body?.id === article.id && body.updatedAt === article.updated_at) {
    return (
      <div
        id={articleBodyId}
        className={articleBodyClass}
        // React-markdown's output, which holds no raw HTML (article-body.tsx).
        dangerouslySetInnerHTML={{ __html: body.html }}
        suppressHydrationWarning
      />
    );
  }
  return <ArticleBody markdown={article.content} />;
}

/** Featured image, body and tags. */
export function ArticleText({ article }: { article: Article }) {
  return (
    <div className={styles.text}>
      {article.featured_image_url ? (
        // Without the picture element React would keep the whole article back until the picture is loaded, and draw it
        // at build as something that only its own inline script shows.
        <picture>
          <img
            className={styles.image}
            src={article.featured_image_url}
            alt={article.title}
            fetchPriority="high"
          />
        </picture>
      ) : null}
      <OptionalPart>
        <Suspense fallback={<div aria-busy="true" />}>
          <Body article={article} />
        </Suspense>
      </OptionalPart>
      {article.tags.length > 0 ? (
        <ul role="list" aria-label="Tags" className={styles.tags}>
          {article.tags.map((tag) => (
            <li key={tag}>
              <Badge quiet>{tag}</Badge>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
