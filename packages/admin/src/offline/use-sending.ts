import { postKeys } from "@brightwren/core/admin-posts/post-keys";
import { notify } from "@brightwren/ui/notify";
import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { adminPaths } from "../host/admin-paths.ts";
import { allAbandonedDrafts } from "../local-drafts/abandoned-drafts.ts";
import { forgetDraft, keepDraft } from "../local-drafts/draft-store.ts";
import { liveEditors } from "../local-drafts/editor-lock.ts";
import { useSession } from "../session/session-context.ts";
import type { KeptText } from "./kept-text.ts";
import { rememberVersions } from "./remember-versions.ts";
import { sendKeptText } from "./send-kept-text.ts";
import { sendKeptTexts, type SendEffects } from "./send-kept-texts.ts";
import { useDraftOwner } from "./use-draft-owner.ts";
import { useReachable } from "./use-reachable.ts";

/** An editor that was closed a moment ago may still count as open. */
const lookAgainAfter = 5000;

/**
 * Stores the texts that wait for the network: when the admin opens, when the network is back, and when an editor was
 * left. Tells what was stored, and gives what the person has to decide, with how to put it aside.
 */
export function useSending() {
  const { session } = useSession();
  const { project, userId } = useDraftOwner() ?? {};
  const isReachable = useReachable();
  const { pathname } = useLocation();
  const queryClient = useQueryClient();
  const [stopped, setStopped] = useState<KeptText[]>([]);
  const canSend = session.status === "signed-in" && isReachable;

  useEffect(() => {
    if (!canSend || !project || !userId) return undefined;
    const left = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const work = async () => {
      const report = await sendKeptTexts({ project, userId }, effectsFor(pathname, queryClient));
      tellStored(report.stored);
      setStopped((before) => [...before, ...report.stopped]);
      if (report.hasOpen && !left.signal.aborted) timer = setTimeout(start, lookAgainAfter);
    };
    const start = () => {
      // One window at a time, and one after the other.
      navigator.locks.request("brightwren-sending", { signal: left.signal }, work).catch((error: unknown) => {
        if (!left.signal.aborted) console.warn("Kept texts could not be sent:", error);
      });
    };
    start();
    return () => {
      left.abort();
      clearTimeout(timer);
    };
  }, [canSend, project, userId, pathname, queryClient]);

  const putAside = (text: KeptText) => setStopped((before) => before.filter((one) => one !== text));
  return { stopped, putAside };
}

function effectsFor(pathname: string, queryClient: QueryClient): SendEffects {
  return {
    // What the screen at this address is about to open, its editor offers.
    findDrafts: async () =>
      (await allAbandonedDrafts()).filter(({ postId }) => pathname !== adminPaths.post(postId)),
    isOpen: async (postId) => (await liveEditors()).some((editor) => editor.postId === postId),
    send: sendKeptText,
    keep: keepDraft,
    forget: forgetDraft,
    onStored: (versions) => {
      rememberVersions(queryClient, versions);
      void queryClient.invalidateQueries({ queryKey: postKeys.all });
    },
  };
}

function tellStored(titles: string[]): void {
  if (titles.length === 0) return;
  const title = titles.length === 1 ? "Saved" : `${titles.length} posts saved`;
  notify({ title, description: `Written offline: “${titles.join("”, “")}”` });
}
