import type { PostListItem } from "@brightwren/core/admin-posts/post";
import { seoFindings } from "@brightwren/core/seo/seo-findings";
import { useMemo } from "react";
import { DetailsPopover } from "../parts/popover/details-popover.tsx";
import styles from "./seo-cell.module.css";
import { summariseFindings } from "./summarise-findings.ts";
import type { CheckBasis } from "./use-check-basis.ts";

/** What a post still wants for search engines: the gist in words, the whole list on demand. */
export function SeoCell({ post, basis }: { post: PostListItem; basis: CheckBasis }) {
  const findings = useMemo(() => {
    if (!basis || basis === "failed") return undefined;
    const content = basis.contents.get(post.id);
    return content === undefined ? undefined : seoFindings({ ...post, content }, basis.slugs);
  }, [post, basis]);

  if (basis === "failed") return <span className={styles.quiet}>Not checked</span>;
  if (!findings) return <span className={styles.quiet}>Checking…</span>;
  if (findings.length === 0) return <span className={styles.complete}>Nothing missing</span>;
  const serious = findings.some(({ severity }) => severity === "problem");
  return (
    <DetailsPopover
      className={serious ? styles.serious : styles.minor}
      summary={
        <span>
          <span className="visually-hidden">SEO of {post.title}: </span>
          {summariseFindings(findings)}
        </span>
      }
      title={`SEO of “${post.title}”`}
    >
      <ul className={styles.findings}>
        {findings.map(({ code, message }) => (
          <li key={`${code} ${message}`}>{message}</li>
        ))}
      </ul>
    </DetailsPopover>
  );
}
