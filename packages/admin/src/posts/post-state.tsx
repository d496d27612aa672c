import type { PostListItem } from "@brightwren/core/admin-posts/post";
import { Badge } from "@brightwren/ui/badge";
import { Moment } from "../parts/moment/moment.tsx";
import styles from "./post-state.module.css";

const labels: Record<PostListItem["status"], string> = {
  draft: "Draft",
  scheduled: "Scheduled",
  published: "Published",
  archived: "Archived",
};

/** A post's status, and since or until when. */
export function PostState({ post: { status, published_at } }: { post: PostListItem }) {
  const dated = published_at && (status === "published" || status === "scheduled");
  return (
    <span className={styles.state}>
      <Badge quiet={status !== "published"}>{labels[status]}</Badge>
      {dated ? <Moment at={published_at} dayOnly={status === "published"} /> : null}
    </span>
  );
}
