import type { PostVersion, SaveOutcome } from "./post.ts";
import { updatePost } from "./update-post.ts";

/** Takes a published or scheduled post back to a draft; it keeps its date. Conflicts and errors as `updatePost`. */
export const unpublishPost = ({ id, updated_at }: PostVersion): Promise<SaveOutcome> =>
  updatePost(id, { status: "draft" }, updated_at);
