import { isRebuilding, showsVersion, siteRebuildQuery } from "@brightwren/core/deployment/site-rebuild";
import type { Post } from "@brightwren/core/admin-posts/post";
import { paths } from "@brightwren/core/paths";
import { serverNow } from "@brightwren/core/supabase/server-clock";
import { waits } from "@brightwren/core/waits";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useHost } from "../host/host.ts";
import { useReachable } from "../host/connectivity.ts";
import styles from "./live-state.module.css";

type LiveState = "live" | "unbuilt" | "rebuilding" | "not-built" | "unknown";

type Published = Pick<Post, "slug" | "status" | "updated_at">;

/** Milliseconds. */
const pauseAfter = (answers: number): number =>
  Math.min(waits.live.longest, waits.live.first * 1.5 ** answers);

/**
 * Whether the public address shows this version. Polls at increasing intervals, except while the window is hidden.
 * Undefined for an unpublished post or before the first response.
 */
function useLiveState({ slug, status, updated_at }: Published, isAsked = true): LiveState | undefined {
  const host = useHost();
  const isReachable = useReachable();
  const enabled = status === "published" && isReachable && isAsked;
  const page = useQuery({
    queryKey: ["live", slug, updated_at],
    // Whether the public address shows this version or a later one. Null: there was no response.
    queryFn: async () => {
      const html = await host.readPage(paths.article(slug));
      // Without a built site, pages read the post from the database.
      if (html === undefined) return "unbuilt" as const;
      return html === null ? null : showsVersion(html, { updated_at });
    },
    enabled,
    // A live version need not be checked again.
    staleTime: ({ state }) => (state.data ? Infinity : 0),
    refetchInterval: ({ state }) => (state.data ? false : pauseAfter(state.dataUpdateCount)),
  });
  const isBehind = enabled && page.data === false;
  const rebuild = useQuery({
    ...siteRebuildQuery(),
    enabled: isBehind,
    refetchInterval: isBehind && waits.rebuild,
  });
  if (!enabled || page.isPending) return undefined;
  if (page.data) return page.data === "unbuilt" ? "unbuilt" : "live";
  if (page.data === null) return "unknown";
  if (rebuild.isPending) return undefined;
  return rebuild.data && isRebuilding(rebuild.data) ? "rebuilding" : "not-built";
}

const labels: Record<LiveState, string> = {
  live: "Live",
  unbuilt: "Live on this computer. No site has been built yet.",
  rebuilding: "Rebuilding…",
  "not-built": "Live. Static page updating…",
  unknown: "Published. We could not check whether it is live.",
};

export function LiveNote({ post }: { post: Published }) {
  const state = useLiveState(post);
  return (
    <p role="status" className={`fine ${styles.note}`} data-state={state}>
      {state ? labels[state] : ""}
    </p>
  );
}

/** Milliseconds. Older versions are not polled, because they are live or their failed build is reported elsewhere. */
const newFor = 24 * 60 * 60_000;

export function LiveMark({ post }: { post: Published }) {
  const [openedAt] = useState(serverNow);
  const isNew = post.status === "published" && openedAt - Date.parse(post.updated_at) < newFor;
  return isNew ? <NewLiveMark key={post.updated_at} post={post} /> : null;
}

/** Delays polling, so that an immediate Undo or a bulk publish does not trigger it. */
function NewLiveMark({ post }: { post: Published }) {
  const [isSettled, setIsSettled] = useState(
    () => serverNow() - Date.parse(post.updated_at) >= waits.live.first,
  );
  useEffect(() => {
    const timer = setTimeout(() => setIsSettled(true), waits.live.first);
    return () => clearTimeout(timer);
  }, []);
  const state = useLiveState(post, isSettled);
  if (!state || state === "unknown" || state === "unbuilt") return null;
  return (
    <span className={`fine ${styles.note}`} data-state={state}>
      {labels[state]}
    </span>
  );
}
