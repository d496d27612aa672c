import { type FinishedPost, finishDraft } from "../finish-draft.ts";
import type { PostDraft } from "../post-draft.ts";

/** Takes a draft of the built-in writer; gives the post made of it. Throws an Error for a fault: that would be a bug. */
export function finishBuiltIn(draft: PostDraft): FinishedPost {
  const post = finishDraft(draft);
  if (typeof post === "string") throw new Error(`The built-in writer wrote no post: ${post}.`);
  return post;
}
