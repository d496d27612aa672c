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

/** Where a published version is: on the public site, on its way there, or in the database alone. */
type LiveState = "live" | "rebuilding" | "not-built" | "unknown";

type Published = Pick<Post, "slug" | "status" | "updated_at">;

/** What the public address shows: this version or a later one, another or none at all; "none": there was no answer. */
type Answer = "shown" | "not shown" | "none";

/** Longer and longer pauses, the first of them short. */
const pauseAfter = (answers: number): number =>
  Math.min(waits.live.longest, waits.live.first * 1.5 ** answers);

/**
 * Whether the public address of a published post answers with this version. Asked again while it does not, ever more
 * seldom, and not while the window is hidden. Nothing for a post that is not published, or while it is being asked.
 */
function useLiveState({ slug, status, updated_at }: Published, isAsked = true): LiveState | undefined {
  const host = useHost();
  const isReachable = useReachable();
  const enabled = status === "published" && isReachable && isAsked;
  const page = useQuery({
    queryKey: ["live", slug, updated_at],
    queryFn: async (): Promise<Answer> => {
      const html = await host.readPage(paths.article(slug));
      if (html === null) return "none";
      return showsVersion(html, { updated_at }) ? "shown" : "not shown";
    },
    enabled,
    // Once it is there it stays.
    staleTime: ({ state }) => (state.data === "shown" ? Infinity : 0),
    refetchInterval: ({ state }) => (state.data === "shown" ? false : pauseAfter(state.dataUpdateCount)),
  });
  const isBehind = enabled && page.data === "not shown";
  const rebuild = useQuery({
    ...siteRebuildQuery(),
    enabled: isBehind,
    refetchInterval: isBehind && waits.rebuild,
  });
  if (!enabled || page.isPending) return undefined;
  if (page.data === "shown") return "live";
  if (page.data === "none") return "unknown";
  if (rebuild.isPending) return undefined;
  return rebuild.data && isRebuilding(rebuild.data) ? "rebuilding" : "not-built";
}

const labels: Record<LiveState, string> = {
  live: "Live",
  rebuilding: "Rebuilding…",
  "not-built": "Published, not yet in the built site",
  unknown: "Published; whether the site shows it is not known",
};

/** In an editor: where the published version of its post is. Announced as it changes. */
export function LiveNote({ post }: { post: Published }) {
  const state = useLiveState(post);
  return (
    <p role="status" className={styles.note} data-state={state}>
      {state ? labels[state] : ""}
    </p>
  );
}

/** Milliseconds: a version that has been public for longer was built, or a build that fails is known elsewhere. */
const newFor = 24 * 60 * 60_000;

/** In a list: where a version is that was published of late. Of others, and of what the site does not say, nothing. */
export function LiveMark({ post }: { post: Published }) {
  const [openedAt] = useState(serverNow);
  const isNew = post.status === "published" && openedAt - Date.parse(post.updated_at) < newFor;
  return isNew ? <NewLiveMark key={post.updated_at} post={post} /> : null;
}

/** Whether a version has stood for a moment: what is undone at once is not asked for, nor are many that are published together. */
function useSettled(updatedAt: string): boolean {
  const [isSettled, setIsSettled] = useState(() => serverNow() - Date.parse(updatedAt) >= waits.live.first);
  useEffect(() => {
    if (isSettled) return;
    const timer = setTimeout(() => setIsSettled(true), waits.live.first);
    return () => clearTimeout(timer);
  }, [isSettled]);
  return isSettled;
}

function NewLiveMark({ post }: { post: Published }) {
  const isSettled = useSettled(post.updated_at);
  const state = useLiveState(post, isSettled);
  if (!state || state === "unknown") return null;
  return (
    <span className={styles.note} data-state={state}>
      {labels[state]}
    </span>
  );
}
