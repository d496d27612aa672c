import type { PostVersion, SaveOutcome } from "./post.ts";
import { updatePost } from "./update-post.ts";

/** Takes an archived post back to a draft. Conflicts and errors as `updatePost`. */
export const restorePost = ({ id, updated_at }: PostVersion): Promise<SaveOutcome> =>
  updatePost(id, { status: "draft" }, updated_at);
