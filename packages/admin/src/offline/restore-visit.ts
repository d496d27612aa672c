import type { LocalDraft } from "../local-drafts/local-draft.ts";

/** A kept text that somebody chose to open; travels in the history entry of the editor's screen. */
export type RestoreVisit = { restore: Pick<LocalDraft, "postId" | "editorId"> };

/** The text that a history entry names, if it does: its state may hold anything. */
export function readRestoreVisit(state: unknown): RestoreVisit["restore"] | undefined {
  const restore = (state as Partial<RestoreVisit> | null | undefined)?.restore;
  return typeof restore?.postId === "string" && typeof restore.editorId === "string" ? restore : undefined;
}
