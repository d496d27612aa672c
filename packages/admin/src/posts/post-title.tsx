import type { PostListItem } from "@brightwren/core/admin-posts/post";
import { Link } from "react-router-dom";
import { adminPaths } from "../app/admin-paths.ts";
import styles from "./post-title.module.css";

/** A post's title, which leads to its editor, and where it belongs. */
export function PostTitle({ post }: { post: PostListItem }) {
  return (
    <>
      <Link className={styles.title} to={adminPaths.post(post.id)}>
        {post.title}
      </Link>
      <span className={styles.place}>
        {post.category?.name ?? "No category"} · {post.author}
      </span>
    </>
  );
}
