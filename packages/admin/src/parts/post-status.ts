import type { PostStatus } from "@brightwren/core/admin-posts/post";

const names: Record<PostStatus, string> = {
  draft: "Draft",
  scheduled: "Scheduled",
  published: "Published",
  archived: "Archived",
};

/** A post's status in a word; a post that no server has is new. */
export const statusLabel = (status: PostStatus | undefined): string => (status ? names[status] : "New");
