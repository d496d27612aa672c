import { draftsOf } from "./draft-store.ts";
import { liveEditors } from "./editor-lock.ts";
import type { LocalDraft } from "./local-draft.ts";

/** The drafts of a post whose window is gone: crashed, closed, or left without saving. Newest first. */
export async function abandonedDrafts(postId: string): Promise<LocalDraft[]> {
  // The drafts first: an editor that ends in between is then found by both.
  const drafts = await draftsOf(postId);
  const alive = new Set(await liveEditors(postId));
  return drafts.filter(({ editorId }) => !alive.has(editorId));
}
