import type { Article } from "@brightwren/core/blog/post";
import { articleBodyClass } from "@brightwren/ui/article-body-class";
import { ArticlePicture } from "@brightwren/ui/article-picture";
import { Badge } from "@brightwren/ui/badge";
import type { Elements } from "@brightwren/ui/elements";
import { useContext } from "react";
import { lazyPart } from "../../page/lazy-part.ts";
import { articleBodyId, PageStateContext } from "../../page/page-state.ts";
import { PagePart } from "../errors/error-boundary.tsx";
import styles from "./article-text.module.css";
import { ReadingAids } from "./reading-aids.tsx";

// 44 kB that a prerendered article does without.
const ArticleBody = lazyPart(async () => {
  const module = await import("@brightwren/ui/article-body");
  return { default: module.ArticleBody };
});

const articleTextId = "article-text";

type Written = Pick<
  Article,
  "id" | "updated_at" | "title" | "content" | "tags" | "featured_image_url" | "featured_image_alt"
>;

/** The body as it was drawn at build while the post is still that version, else drawn here from its Markdown. */
function Body({ article }: { article: Written }) {
  const { body, pictures } = useContext(PageStateContext);
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
  return (
    <ArticleBody
      // A whole new text where it has changed: a translation may have replaced parts of the last one.
      key={article.updated_at}
      markdown={article.content}
      pictures={pictures}
      isLeading={!article.featured_image_url}
      hasContents
    />
  );
}

/** How wide the featured image is shown (article-text.module.css). */
const featuredSizes = "(min-width: 84rem) 78rem, 92vw";

/** The featured image. Its words: what the author said it shows, else the title. */
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
      className={styles.image}
    />
  );
}

/** Featured image, body and tags; then the `children`, in line with them. */
export function ArticleText({ article, children }: { article: Written; children?: Elements }) {
  return (
    <div className={styles.text}>
      <FeaturedImage article={article} />
      <div id={articleTextId}>
        <PagePart of={articleTextId} waiting={<div aria-busy="true" className={styles.coming} />}>
          <Body article={article} />
          <ReadingAids version={article.updated_at} />
        </PagePart>
      </div>
      {article.tags.length > 0 ? (
        <ul role="list" aria-label="Tags" className={styles.tags}>
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
