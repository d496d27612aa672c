import { paths } from "@brightwren/core/paths";
import { useContext } from "react";
import { PageHead } from "../../app/page-head.tsx";
import { PageStateContext } from "../../app/page-state.ts";
import { blogHead } from "../../content/heads/blog-head.ts";
import { BlogHero } from "./blog-hero.tsx";
import { NeedsScript } from "../sections/needs-script.tsx";
import styles from "./blog-list-page.module.css";
import { CategoryFilter } from "./category-filter.tsx";
import { PostGrid } from "./post-grid.tsx";
import { useBlogFilter } from "./use-blog-filter.ts";
import { useFilteredArrival } from "./use-filtered-arrival.ts";
import { usePosts } from "./use-posts.ts";

/** Blog list /blog (specification section 2). */
export default function BlogListPage() {
  const { category, search, setSearch, setCategory } = useBlogFilter();
  const { categories, posts, loading } = usePosts(category, search);
  useFilteredArrival(loading);
  return (
    <>
      <PageHead {...blogHead} />
      <BlogHero search={search} onSearch={setSearch} />
      <section className={styles.section} aria-label="Articles">
        <NeedsScript what="Searching and filtering" />
        <CategoryFilter categories={categories} chosen={category} onChoose={setCategory} />
        <p className={styles.status} role="status" data-loading={loading}>
          <Status loading={loading} count={posts.length} />
        </p>
        {posts.length > 0 ? <PostGrid posts={posts} stale={loading} /> : null}
        <noscript>
          <OlderArticles />
        </noscript>
      </section>
    </>
  );
}

/** Without JavaScript a very long list goes on as plain links. */
function OlderArticles() {
  const { older = [] } = useContext(PageStateContext);
  return (
    <ul>
      {older.map(({ slug, title }) => (
        <li key={slug}>
          <a href={paths.article(slug)}>{title}</a>
        </li>
      ))}
    </ul>
  );
}

function Status({ loading, count }: { loading: boolean; count: number }) {
  if (loading) return "Loading articles...";
  if (count === 0) return "No articles found. Check back soon!";
  return <span className="visually-hidden">{count === 1 ? "1 article" : `${count} articles`}</span>;
}
