import { postContentsQuery, publishedSlugsQuery } from "@brightwren/core/admin-posts/read-posts";
import type { PostListItem } from "@brightwren/core/admin-posts/post";
import { type SeoCode, type SeoFinding, seoFindings } from "@brightwren/core/seo/seo-findings";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useDeferredValue } from "react";
import { DetailsPopover } from "../parts/details-popover.tsx";
import styles from "./seo-cell.module.css";

/** What the posts of one page are checked with; `failed` when it could not be read, nothing while it is being read. */
export type CheckBasis = { contents: Map<string, string>; slugs: Set<string> } | "failed" | undefined;

/** What a post still wants for search engines: the gist in a few words, the whole list on demand. */
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

const labels: Record<SeoCode, string> = {
  "title-too-long": "title is long",
  "meta-description-missing": "no meta description",
  "meta-description-too-short": "meta description is short",
  "meta-description-too-long": "meta description is long",
  "excerpt-missing": "no excerpt",
  "category-missing": "no category",
  "text-too-short": "text is short",
  "headings-missing": "no headings",
  "heading-level-one": "heading like a title",
  "heading-level-skipped": "heading level skipped",
  "image-without-alt": "no alt text",
  "featured-image-without-alt": "featured image without alt text",
  "link-broken": "broken link",
};

/** The gist of some findings in a few words: the first two by name, of the others how many. */
export function summariseFindings(findings: readonly SeoFinding[]): string {
  const named = findings.slice(0, 2).map(({ code }) => labels[code]);
  const others = findings.length - named.length;
  const text = others > 0 ? `${named.join(", ")} and ${others} more` : named.join(", ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Reads the bodies of the posts shown and the addresses that exist. */
export function useCheckBasis(posts: PostListItem[]): CheckBasis {
  const ids = useMemo(() => posts.map(({ id }) => id), [posts]);
  const contents = useQuery({ ...postContentsQuery(ids), enabled: ids.length > 0 });
  const slugs = useQuery({ ...publishedSlugsQuery(), staleTime: 60_000 });
  const basis = useMemo(() => {
    if (contents.data && slugs.data) return { contents: contents.data, slugs: slugs.data };
    return contents.isError || slugs.isError ? ("failed" as const) : undefined;
  }, [contents.data, slugs.data, contents.isError, slugs.isError]);
  // Twenty-five long texts take a while to parse: deferred, the list stays at hand meanwhile.
  return useDeferredValue(basis);
}
