import { articleQuery } from "@brightwren/core/blog/get-published-article";
import type { Article } from "@brightwren/core/blog/post";
import { paths } from "@brightwren/core/paths";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { Navigate, useParams } from "react-router-dom";
import { PageHead } from "../../app/page-head.tsx";
import { ArticleCallToAction } from "./article-call-to-action.tsx";
import { ArticleHeader } from "./article-header.tsx";
import styles from "./article-page.module.css";
import { ArticleText } from "./article-text.tsx";
import { RelatedArticles } from "./related-articles.tsx";

/** Blog article /blog/{slug} (specification section 2). Missing or unreadable: back to the list. */
export default function ArticlePage() {
  const { slug = "" } = useParams();
  const { data: article, isPending } = useQuery(articleQuery(slug));

  if (isPending) {
    return (
      <>
        <title>Loading article... | Brightwren Blog</title>
        <p className={styles.loading} role="status">
          Loading article...
        </p>
      </>
    );
  }
  if (!article) return <Navigate to={paths.blog} replace />;
  return <ArticleView key={article.id} article={article} />;
}

/** Where a newer version than the one drawn at build arrives, the page stays as it is until that can be shown whole. */
function ArticleView({ article: latest }: { article: Article }) {
  const article = useDeferredValue(latest);
  return (
    <>
      <PageHead
        title={`${article.title} | Brightwren Blog`}
        description={article.seo_meta_description || article.excerpt}
        keywords={article.tags.join(", ")}
        canonicalPath={paths.article(article.slug)}
      />
      <article>
        <ArticleHeader article={article} />
        <ArticleText article={article} />
      </article>
      <ArticleCallToAction />
      <RelatedArticles article={article} />
    </>
  );
}
