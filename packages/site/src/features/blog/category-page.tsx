import { paths } from "@brightwren/core/paths";
import { Link, Navigate, useParams } from "react-router-dom";
import { categoryHead } from "../../content/category.ts";
import { PageHead } from "../../page/page-head.tsx";
import { ListStatus, OlderArticles } from "./blog-list-page.tsx";
import styles from "./category-page.module.css";
import { PostGrid } from "./post-grid.tsx";
import { usePosts } from "./use-posts.ts";

/** The articles of one category, at /blog/category/{slug}. One that is not there: back to the whole list. */
export default function CategoryPage() {
  const { slug = "" } = useParams();
  const { categories, posts, loading } = usePosts(slug, "");
  const category = categories.find((one) => one.slug === slug);
  if (!category) return loading ? <ListStatus loading count={0} /> : <Navigate to={paths.blog} replace />;
  return (
    <section className={styles.section} aria-labelledby="category">
      <PageHead {...categoryHead(category, !loading && posts.length === 0)} />
      <Link to={paths.blog} className={styles.back}>
        <span aria-hidden="true">←</span> All posts
      </Link>
      <h1 id="category" className={styles.heading}>
        Category: {category.name}
      </h1>
      <p role="status">
        <ListStatus loading={loading} count={posts.length} />
      </p>
      {posts.length > 0 ? <PostGrid posts={posts} stale={loading} led={false} /> : null}
      <noscript>
        <OlderArticles />
      </noscript>
    </section>
  );
}
