import {
  type ChangeOfPosts,
  type ChangeOutcome,
  changePosts,
  undoChange,
} from "@brightwren/core/admin-posts/change-posts";
import { listUnfinishedPosts } from "@brightwren/core/admin-posts/unfinished-posts";
import { forgetPost } from "@brightwren/core/admin-posts/forget-post";
import { type PostBrief, postKeys } from "@brightwren/core/admin-posts/post";
import type { PostList } from "@brightwren/core/admin-posts/read-posts";
import { restoreTrashedPosts } from "@brightwren/core/trash/post-trash";
import { notify, withdraw } from "@brightwren/ui/notify";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useDraftOwner } from "../../drafts/draft-owner.ts";
import { findLocallyEditedPosts } from "../../drafts/local-drafts.ts";
import { explainUnreachable } from "../../files/file-errors.ts";
import { notifyFailure } from "../../parts/failure.ts";
import { useReauthentication } from "../../session/reauthentication.tsx";
import { useRestore } from "../../trash/trash-operations.tsx";
import { describeEndings, type Ending, leftOver } from "./change-report.ts";

export type BulkCommand = { change: ChangeOfPosts; done: string };

const about = "change-many";
/** Separate from the success notification, so that its Undo remains available. */
const aboutFailure = "change-many:failed";

/** Writes the new versions into the cached lists before the refetch, because the next command sends them. */
function noteVersions(queries: QueryClient, batch: readonly ChangeOutcome[]): void {
  const versions = new Map(
    batch.flatMap((one) => (one.outcome === "changed" && one.updated_at ? [[one.id, one.updated_at]] : [])),
  );
  queries.setQueriesData<PostList>({ queryKey: postKeys.lists() }, (list) => {
    if (!list?.posts.some(({ id }) => versions.has(id))) return list;
    const posts = list.posts.map((post) => ({
      ...post,
      updated_at: versions.get(post.id) ?? post.updated_at,
    }));
    return { ...list, posts };
  });
}

async function unfinishedOf(posts: readonly PostBrief[], change: ChangeOfPosts): Promise<Set<string>> {
  if (!("status" in change) || change.status !== "published") return new Set();
  return listUnfinishedPosts(posts.filter(({ status }) => status !== "published").map(({ id }) => id));
}

/** Posts that did not change stay selected. Skips posts being edited on this computer, to avoid conflicts. */
export function useBulkChange(keep: (ids: ReadonlySet<string>) => void) {
  const { withSession } = useReauthentication();
  const queryClient = useQueryClient();
  const owner = useDraftOwner();
  const { mutate: restoreAll } = useRestore();
  const [progress, setProgress] = useState<{ done: number; total: number }>();

  async function inBatches(
    total: number,
    work: (isDone: (id: string) => boolean, onBatch: (batch: ChangeOutcome[]) => void) => Promise<unknown>,
  ): Promise<{ outcomes: ChangeOutcome[]; error?: unknown }> {
    const outcomes: ChangeOutcome[] = [];
    const onBatch = (batch: ChangeOutcome[]) => {
      outcomes.push(...batch);
      noteVersions(queryClient, batch);
      setProgress({ done: outcomes.length, total });
    };
    setProgress({ done: 0, total });
    try {
      await withSession(() => work((id) => outcomes.some((one) => one.id === id), onBatch));
      return { outcomes };
    } catch (error) {
      return { outcomes, error };
    } finally {
      setProgress(undefined);
      void queryClient.invalidateQueries({ queryKey: postKeys.all });
    }
  }

  async function undo(outcomes: readonly ChangeOutcome[], posts: ReadonlyMap<string, PostBrief>) {
    const undone = await inBatches(outcomes.length, (isDone, onBatch) =>
      undoChange(
        outcomes.filter(({ id }) => !isDone(id)),
        onBatch,
      ),
    );
    if (undone.error !== undefined)
      notifyFailure("Failed to undo the change", explainUnreachable(undone.error), aboutFailure);
    else notify({ ...describeEndings(undone.outcomes, posts, "as before"), about });
  }

  async function changeMany({ change, done }: BulkCommand, posts: ReadonlyMap<string, PostBrief>) {
    const inHand = owner
      ? await findLocallyEditedPosts(owner).catch(() => new Set<string>())
      : new Set<string>();
    const asked = [...posts.values()].filter(({ id }) => !inHand.has(id));
    let unfinished = new Set<string>();
    const { outcomes, error } = await inBatches(asked.length, async (isDone, onBatch) => {
      const left = asked.filter(({ id }) => !isDone(id));
      unfinished = await unfinishedOf(left, change);
      await changePosts(
        left.filter(({ id }) => !unfinished.has(id)),
        change,
        onBatch,
      );
    });
    const changed = outcomes.filter(({ outcome }) => outcome === "changed");
    if ("delete" in change) await Promise.all(changed.map(({ id }) => forgetPost(queryClient, id)));
    const endings: Ending[] = [
      ...outcomes,
      ...[...posts.keys()].filter((id) => inHand.has(id)).map((id) => ({ id, outcome: "in-hand" as const })),
      ...[...unfinished].map((id) => ({ id, outcome: "unfinished" as const })),
    ];
    const answered = new Set(endings.map(({ id }) => id));
    const left = leftOver(endings);
    keep(new Set([...posts.keys()].filter((id) => left.has(id) || !answered.has(id))));
    if (error !== undefined) {
      const some = changed.length > 0 ? ` after ${changed.length} of ${posts.size}` : "";
      notifyFailure(`Failed to change the posts${some}`, explainUnreachable(error), aboutFailure);
      return;
    }
    withdraw(aboutFailure);
    const undoAll = () => {
      const restore = () => restoreTrashedPosts(changed.map(({ id }) => id));
      return "delete" in change ? restoreAll({ restore, about }) : undo(changed, posts);
    };
    notify({
      ...describeEndings(endings, posts, done),
      about,
      ...(changed.length > 0 && { actions: [{ label: "Undo", onAct: () => void undoAll() }] }),
    });
  }

  return { changeMany, progress };
}
