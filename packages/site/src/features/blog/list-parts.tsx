import type { Category } from "@brightwren/core/blog/post";
import { paths } from "@brightwren/core/paths";
import { useContext } from "react";
import { Link } from "react-router-dom";
import { PageStateContext } from "../../page/page-state.ts";
import styles from "./list-parts.module.css";

/** Lists the remaining articles of a very long list for visitors without scripts. React does not hydrate it. */
export function OlderArticles() {
  const { older = [] } = useContext(PageStateContext);
  if (!import.meta.env.SSR)
    return <ul className="no-script" dangerouslySetInnerHTML={{ __html: "" }} suppressHydrationWarning />;
  return (
    <ul className="no-script">
      {older.map(({ slug, title }) => (
        <li key={slug} dir="auto">
          <a href={paths.article(slug)}>{title}</a>
        </li>
      ))}
    </ul>
  );
}

export function listStatus(loading: boolean, count: number): string {
  if (loading) return "Loading articles...";
  if (count === 0) return "No articles found. Check back soon!";
  return count === 1 ? "1 article" : `${count} articles`;
}

export function CategoryLinks({ categories, label }: { categories: Category[]; label: string }) {
  return (
    <nav aria-label="Categories" className={`wrap mt-7 ${styles.byCategory}`}>
      <p>{`${label}:`}</p>
      <ul role="list">
        {categories.map(({ name, slug }) => (
          <li key={slug}>
            <Link to={paths.category(slug)} dir="auto" className="touch accent strong">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
