import type { PostStatus } from "@brightwren/core/admin-posts/post";
import { Badge } from "@brightwren/ui/badge";

export function PostStatusBadge({ status }: { status: PostStatus }) {
  return <Badge quiet={status !== "published"}>{statusLabels[status]}</Badge>;
}

export const PendingBadge = () => <Badge quiet>Unpublished changes</Badge>;

export const statusLabels: Record<PostStatus, string> = {
  draft: "Draft",
  scheduled: "Scheduled",
  published: "Published",
  archived: "Archived",
};
