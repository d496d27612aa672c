import type { PostVersion, SaveOutcome } from "./post.ts";
import { updatePost } from "./update-post.ts";

/** Archives a post: nobody but the owner sees it, and its address answers as not found. Conflicts and errors as `updatePost`. */
export const archivePost = ({ id, updated_at }: PostVersion): Promise<SaveOutcome> =>
  updatePost(id, { status: "archived" }, updated_at);
