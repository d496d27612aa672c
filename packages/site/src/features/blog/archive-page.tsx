import { formatBritishDate } from "@brightwren/core/blog/format-date";
import { type ArchivePage, blogKeys } from "@brightwren/core/blog/post";
import { paths } from "@brightwren/core/paths";
import { skipToken, useQuery } from "@tanstack/react-query";
import { Link, Navigate, useLocation } from "react-router-dom";
import { archiveHead, archiveTitle, partPath } from "../../content/archive.ts";
import { useBuiltFile } from "../../page/built-file.ts";
import { PageHead } from "../../page/page-head.tsx";
import styles from "./archive-page.module.css";
import { ArchiveLinks, ListLinks, listStatus } from "./list-parts.tsx";

/** /blog/archive/{year} and /blog/category/{slug}/{year}: all articles of a built list, as plain links. */
export default function ArchivePage() {
  const { pathname } = useLocation();
  const isFileRead = useBuiltFile();
  const { data: archive } = useQuery<ArchivePage>({
    queryKey: blogKeys.archive(pathname),
    queryFn: skipToken,
  });
  if (!archive) return isFileRead ? <Navigate to={paths.blog} replace /> : <p>{listStatus(true, 0)}</p>;
  const { category, part, parts, posts, year } = archive;
  const links = Array.from({ length: parts }, (_, index) => ({
    label: `Part ${index + 1}`,
    to: partPath(archive, index + 1),
  }));
  return (
    <>
      <PageHead {...archiveHead(archive)} />
      <section className={`sheet ${styles.section}`} aria-labelledby="archive">
        <Link
          to={category ? paths.category(category.slug) : paths.blog}
          className="touch small strong way-back"
        >
          <span aria-hidden="true">←</span> {category?.name ?? "All posts"}
        </Link>
        <h1 id="archive" dir="auto" className="page-title">
          {archiveTitle(archive)}
        </h1>
        <ol role="list" className="mt-5 bar-above">
          {posts.map(({ slug, title, published_at }) => (
            <li key={slug} className={`cluster spread align-baseline rule-below ${styles.item}`}>
              <Link to={paths.article(slug)} dir="auto" className="touch strong">
                {title}
              </Link>
              {published_at ? (
                <time dateTime={published_at} className="hint">
                  {formatBritishDate(published_at)}
                </time>
              ) : null}
            </li>
          ))}
        </ol>
        {parts > 1 ? (
          <ListLinks label={`${year}, oldest first`} links={links} current={partPath(archive, part)} />
        ) : null}
        <ArchiveLinks {...(category && { category: category.slug })} current={year} />
      </section>
    </>
  );
}
