import { allDrafts, draftsOf } from "./draft-store.ts";
import { liveEditors } from "./editor-lock.ts";
import type { LocalDraft } from "./local-draft.ts";

/** The drafts of a post whose window is gone: crashed, closed, or left without saving. Newest first. */
export const abandonedDrafts = (postId: string): Promise<LocalDraft[]> => withoutEditor(draftsOf(postId));

/** The same of all posts. */
export const allAbandonedDrafts = (): Promise<LocalDraft[]> => withoutEditor(allDrafts());

async function withoutEditor(reading: Promise<LocalDraft[]>): Promise<LocalDraft[]> {
  // The drafts first: an editor that ends in between is then found by both.
  const drafts = await reading;
  const alive = new Set((await liveEditors()).map(({ editorId }) => editorId));
  return drafts.filter(({ editorId }) => !alive.has(editorId));
}
