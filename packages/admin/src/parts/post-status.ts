import type { PostStatus } from "@brightwren/core/admin-posts/post";

/** A post's status in a word. */
export const statusLabels: Record<PostStatus, string> = {
  draft: "Draft",
  scheduled: "Scheduled",
  published: "Published",
  archived: "Archived",
};
