import type { Post } from "@brightwren/core/admin-posts/post";
import type { PendingVersion } from "@brightwren/core/pending-versions/pending-version";
import type { PostFields } from "@brightwren/core/post-editing/post-draft";
import type { SaveIntent } from "./save-queue.ts";

/** What the server has of a post. No post: it was never saved, or somebody deleted it. */
export type StoredVersions = { post: Post | null; pending: PendingVersion | null };

export type SaveRequest = StoredVersions & {
  intent: SaveIntent;
  /** The text to store. */
  fields: PostFields;
  /** The `updated_at` of the post that the text started from. */
  base: string | null;
  /** The `updated_at` of the pending version that the text started from. */
  pendingBase: string | null;
  /** The id that a post without one will have: a save whose answer was lost finds it again. */
  newId: string;
  /** The person wants another address although the old one has been public. */
  changesAddress: boolean;
};

/** What the server has instead, and its text that stands against ours; null when the post was deleted. */
export type RivalVersions = StoredVersions & { text: PostFields | null };

/** What became of a save. `conflict` is what the server has instead; nothing was written then. */
export type SaveResult = { saved: StoredVersions & { post: Post } } | { conflict: RivalVersions };
