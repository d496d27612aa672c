import type { PostStatus } from "@brightwren/core/admin-posts/post";
import { Badge } from "@brightwren/ui/badge";
import { statusLabels } from "./post-status.ts";

/** A post's status, in the same word and colour on every screen. What visitors can see stands out. */
export function PostStatusBadge({ status }: { status: PostStatus }) {
  return <Badge quiet={status !== "published"}>{statusLabels[status]}</Badge>;
}

/** Marks a post, or a text of one, that has changes beside what visitors read. */
export function PendingBadge() {
  return <Badge quiet>Pending version</Badge>;
}
