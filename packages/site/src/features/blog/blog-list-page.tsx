import { PageHead } from "../../app/page-head.tsx";
import { blogHead } from "../../content/heads/blog-head.ts";
import { BlogHero } from "./blog-hero.tsx";
import styles from "./blog-list-page.module.css";
import { CategoryFilter } from "./category-filter.tsx";
import { PostGrid } from "./post-grid.tsx";
import { useBlogFilter } from "./use-blog-filter.ts";
import { usePosts } from "./use-posts.ts";

/** Blog list /blog (specification section 2). */
export default function BlogListPage() {
  const { category, search, setSearch, setCategory } = useBlogFilter();
  const { categories, posts, loading } = usePosts(category, search);
  return (
    <>
      <PageHead {...blogHead} />
      <BlogHero search={search} onSearch={setSearch} />
      <section className={styles.section} aria-label="Articles">
        <CategoryFilter categories={categories} chosen={category} onChoose={setCategory} />
        <p className={styles.status} role="status" data-loading={loading}>
          <Status loading={loading} count={posts.length} />
        </p>
        {posts.length > 0 ? <PostGrid posts={posts} stale={loading} /> : null}
      </section>
    </>
  );
}

function Status({ loading, count }: { loading: boolean; count: number }) {
  if (loading) return "Loading articles...";
  if (count === 0) return "No articles found. Check back soon!";
  return <span className="visually-hidden">{count === 1 ? "1 article" : `${count} articles`}</span>;
}
