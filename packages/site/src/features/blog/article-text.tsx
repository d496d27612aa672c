import type { Article } from "@brightwren/core/blog/post";
import { articleBodyClass } from "@brightwren/ui/article-body-class";
import { ArticlePicture } from "@brightwren/ui/article-picture";
import { Badge } from "@brightwren/ui/badge";
import { useContext, type ReactNode } from "react";
import { lazyPart } from "../../page/lazy-part.ts";
import { articleBodyId, PageStateContext } from "../../page/page-state.ts";
import { PagePart } from "../errors/error-boundary.tsx";
import styles from "./article-text.module.css";
import { ReadingAids } from "./reading-aids.tsx";

// These 50 kB are unnecessary for prerendered articles.
const ArticleBody = lazyPart(async () => {
  const module = await import("@brightwren/ui/article-body");
  return { default: module.ArticleBody };
});

const articleTextId = "article-text";

type Written = Pick<
  Article,
  "id" | "updated_at" | "title" | "content" | "tags" | "featured_image_url" | "featured_image_alt"
>;

/** Shows the prerendered body if it matches the post's version, and otherwise renders the Markdown. */
function Body({ article }: { article: Written }) {
  const { body, pictures } = useContext(PageStateContext);
  if (body?.id === article.id && body.updatedAt === article.updated_at) {
    return (
      <div
        id={articleBodyId}
        className={articleBodyClass}
        // Safe, because react-markdown generated this HTML and dropped any raw HTML (article-body.tsx).
        dangerouslySetInnerHTML={{ __html: body.html }}
        suppressHydrationWarning
      />
    );
  }
  return (
    <ArticleBody
      // A new key replaces the whole text, because a browser translator may have altered the old text.
      key={article.updated_at}
      markdown={article.content}
      pictures={pictures}
      isLeading={!article.featured_image_url}
      hasContents
    />
  );
}

/** Width of the featured image (article-text.module.css). */
const featuredSizes = "(min-width: 84rem) 78rem, 92vw";

function FeaturedImage({ article }: { article: Written }) {
  const { pictures } = useContext(PageStateContext);
  const { featured_image_url: address, featured_image_alt: alt, title } = article;
  if (!address) return null;
  return (
    <ArticlePicture
      address={address}
      alt={alt ?? title}
      sizes={featuredSizes}
      isFirst
      pictures={pictures}
      className={`full rounded ${styles.image}`}
    />
  );
}

export function ArticleText({ article, children }: { article: Written; children?: ReactNode }) {
  return (
    <div className={`sheet ${styles.text}`}>
      <FeaturedImage article={article} />
      <div id={articleTextId}>
        <PagePart of={articleTextId} waiting={<div aria-busy="true" className={styles.coming} />}>
          <Body article={article} />
          <ReadingAids version={article.updated_at} />
        </PagePart>
      </div>
      {article.tags.length > 0 ? (
        <ul role="list" aria-label="Tags" className="wrap mt-7 gap-2 measure unanchored">
          {article.tags.map((tag) => (
            <li key={tag}>
              <Badge quiet>{tag}</Badge>
            </li>
          ))}
        </ul>
      ) : null}
      {children}
    </div>
  );
}
