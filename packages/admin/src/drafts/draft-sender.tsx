import { buttonClass } from "@brightwren/ui/button-class";
import { Button } from "@brightwren/ui/button";
import { keys } from "@brightwren/brand";
import { postKeys } from "@brightwren/core/admin-posts/post";
import { waits } from "@brightwren/core/waits";
import { notify } from "@brightwren/ui/notify";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { savedPlace } from "../device/saved-place.ts";
import { withLock } from "../device/locks.ts";
import { adminPaths } from "../host/admin-paths.ts";
import { useReachable } from "../host/connectivity.ts";
import { useSession } from "../session/session-provider.tsx";
import type { DraftListItem } from "./draft-list-item.ts";
import { useDraftOwner } from "./draft-owner.ts";
import styles from "./draft-sender.module.css";
import { allAbandonedDrafts } from "./local-drafts.ts";
import { liveEditors } from "./open-editors.ts";
import { deleteOldPictures } from "./waiting-pictures.ts";

/** Notifies the owner of sent drafts and of those that need a decision. */
export function DraftSender() {
  const { session } = useSession();
  const { project, userId } = useDraftOwner() ?? {};
  const isReachable = useReachable();
  const { pathname } = useLocation();
  const queryClient = useQueryClient();
  const [stopped, setStopped] = useState<DraftListItem[]>([]);
  useEffect(() => {
    deleteOldPictures().catch((error: unknown) =>
      console.warn("Old pictures could not be forgotten:", error),
    );
  }, []);
  const canSend = session.status === "signed-in" && isReachable;

  useEffect(() => {
    if (!canSend || !project || !userId) return undefined;
    const left = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const work = async () => {
      // The editor's code sends drafts. It is not loaded while there are none.
      if (!(await allAbandonedDrafts()).some(({ unsent }) => unsent)) return;
      const [{ sendUnsentDrafts }, { savePost }] = await Promise.all([
        import("./send-unsent-drafts.ts"),
        import("./save-post.ts"),
      ]);
      const report = await sendUnsentDrafts(
        { project, userId },
        {
          // Omit the drafts of the open post, because its editor already offers them.
          findDrafts: async () =>
            (await allAbandonedDrafts()).filter(({ postId }) => pathname !== adminPaths.post(postId)),
          isOpen: async (postId) => (await liveEditors()).some((editor) => editor.postId === postId),
          save: (request) => savePost(request, queryClient),
        },
      );
      if (report.stored.length > 0) {
        notifyStored(report.stored);
        void queryClient.invalidateQueries({ queryKey: postKeys.all });
      }
      setStopped((before) => [...before, ...report.stopped]);
      if (report.hasLeft && !left.signal.aborted) timer = setTimeout(start, waits.leftDrafts);
    };
    const start = () => {
      withLock(`${keys.prefix}-sending`, { signal: left.signal }, work).catch((error: unknown) => {
        if (!left.signal.aborted) console.warn("Unsent drafts could not be sent:", error);
      });
    };
    start();
    return () => {
      left.abort();
      clearTimeout(timer);
    };
  }, [canSend, project, userId, pathname, queryClient]);

  // Hides a draft without deleting it.
  const dismiss = (item: DraftListItem) => setStopped((before) => before.filter((one) => one !== item));
  return (
    <div role="status">
      {stopped.map((item) => (
        <div
          key={item.draft.editorId}
          className={`on-slab cluster small gap-x-4 justify-center ${styles.notice}`}
        >
          <p>{sentenceOf(item)}</p>
          <Link
            to={item.path}
            state={item.state}
            className={buttonClass({ kind: "text" })}
            onClick={() => dismiss(item)}
          >
            Open
          </Link>
          <Button kind="text" onClick={() => dismiss(item)}>
            Later
          </Button>
        </div>
      ))}
    </div>
  );
}

function sentenceOf({ title, draft }: DraftListItem): string {
  switch (draft.stopped?.reason) {
    case "changed":
      return `Someone else changed “${title}” while you were offline. Nothing was overwritten. Your text is safe ${savedPlace()}.`;
    case "deleted":
      return `“${title}” was deleted while you were offline. Your text is safe ${savedPlace()}.`;
    default:
      return `“${title}” could not be saved: ${draft.stopped?.message ?? ""} Your text is safe ${savedPlace()}.`;
  }
}

function notifyStored(titles: string[]): void {
  const title = titles.length === 1 ? "Saved" : `${titles.length} posts saved`;
  notify({ title, description: `Written offline: “${titles.join("”, “")}”` });
}
