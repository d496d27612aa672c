import { postContentsQuery, publishedSlugsQuery } from "@brightwren/core/admin-posts/read-posts";
import type { PostListItem } from "@brightwren/core/admin-posts/post";
import { seoFindings } from "@brightwren/core/seo/seo-findings";
import { buttonClass } from "@brightwren/ui/button-class";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useDeferredValue } from "react";
import { FindingList, summariseFindings } from "../publishing/finding-list.tsx";
import styles from "./seo-cell.module.css";
import { Popover } from "@base-ui/react/popover";

type CheckBasis = { contents: Map<string, string>; slugs: Set<string> } | "failed" | undefined;

export function SeoCell({ post, basis }: { post: PostListItem; basis: CheckBasis }) {
  const findings = useMemo(() => {
    if (!basis || basis === "failed") return undefined;
    const content = basis.contents.get(post.id);
    return content === undefined ? undefined : seoFindings({ ...post, content }, basis.slugs);
  }, [post, basis]);

  if (basis === "failed") return <span className="hint">Not checked</span>;
  if (!findings) return <span className="hint">Checking…</span>;
  if (findings.length === 0) return <span className="visually-hidden">Nothing missing</span>;
  const serious = findings.some(({ severity }) => severity === "problem");
  return (
    <Popover.Root>
      <Popover.Trigger
        className={`touch bare small gap-2 ${styles.trigger} ${serious ? styles.serious : styles.minor}`}
      >
        <span>
          <span className="visually-hidden">{`SEO of ${post.title}: `}</span>
          <span>{summariseFindings(findings)}</span>
        </span>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner className={styles.positioner} sideOffset={6} collisionPadding={12}>
          <Popover.Popup className={`panel ${styles.popup}`}>
            <Popover.Title className={styles.title}>{`SEO of “${post.title}”`}</Popover.Title>
            <FindingList findings={findings} />
            <Popover.Close className={`small ${buttonClass({ kind: "text" })}`}>Close</Popover.Close>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

export function useCheckBasis(posts: PostListItem[]): CheckBasis {
  const ids = useMemo(() => posts.map(({ id }) => id), [posts]);
  const contents = useQuery({ ...postContentsQuery(ids), enabled: ids.length > 0 });
  const slugs = useQuery({ ...publishedSlugsQuery(), staleTime: 60_000 });
  const basis = useMemo(() => {
    if (contents.data && slugs.data) return { contents: contents.data, slugs: slugs.data };
    return contents.isError || slugs.isError ? ("failed" as const) : undefined;
  }, [contents.data, slugs.data, contents.isError, slugs.isError]);
  // Deferred to keep the list responsive, because parsing 25 long posts takes a while.
  return useDeferredValue(basis);
}
