import { blogKeys, type Category } from "@brightwren/core/blog/post";
import { paths } from "@brightwren/core/paths";
import { skipToken, useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import styles from "./list-parts.module.css";

/** Links to the built pages that list all articles of a year. A short list has none. */
export function ArchiveLinks({ category, current }: { category?: string; current?: number }) {
  const { data: years = [] } = useQuery<number[]>({
    queryKey: blogKeys.archiveYears(category),
    queryFn: skipToken,
  });
  return years.length > 0 ? (
    <ListLinks
      label="All articles by year"
      links={years.map((year) => ({ label: `${year}`, to: paths.archive(year, category) }))}
      current={current === undefined ? undefined : paths.archive(current, category)}
    />
  ) : null;
}

export function listStatus(loading: boolean, count: number): string {
  if (loading) return "Loading articles...";
  if (count === 0) return "No articles found. Check back soon!";
  return count === 1 ? "1 article" : `${count} articles`;
}

export const categoryLinks = (categories: readonly Category[]) =>
  categories.map(({ name, slug }) => ({ label: name, to: paths.category(slug) }));

type ListLinksProps = {
  label: string;
  links: readonly { label: string; to: string }[];
  current?: string | undefined;
};

export function ListLinks({ label, links, current }: ListLinksProps) {
  return (
    <nav aria-label={label} className={`wrap mt-7 bar-above pt-3 align-baseline ${styles.links}`}>
      <p>{`${label}:`}</p>
      <ul role="list" className="wrap">
        {links.map((link) => (
          <li key={link.to}>
            <Link
              to={link.to}
              dir="auto"
              className="touch accent strong"
              aria-current={link.to === current ? "page" : undefined}
            >
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
