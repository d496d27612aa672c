import type { PostListItem } from "@brightwren/core/admin-posts/post";
import { Badge } from "@brightwren/ui/badge";
import { Link } from "react-router-dom";
import { adminPaths } from "../host/admin-paths.ts";
import { ListCard, ListTable, useWide } from "../parts/list/list-rows.tsx";
import { statusLabels } from "../parts/post-status.ts";
import { Moment } from "../parts/moment.tsx";
import type { OnPostAction } from "./post-actions.tsx";
import { PostMenu } from "./post-menu.tsx";
import styles from "./post-rows.module.css";
import { SeoCell, type CheckBasis, useCheckBasis } from "./seo-cell.tsx";

type PostRowsProps = { posts: PostListItem[]; onAction: OnPostAction };
type RowProps = { post: PostListItem; basis: CheckBasis; onAction: OnPostAction };

const columns = [
  { label: "Title" },
  { label: "Status", width: "10.5rem" },
  { label: "SEO", width: "27%" },
  { label: "Last changed", width: "10rem" },
];

/** The posts of one page: a table where there is room for one, cards on a phone. */
export function PostRows({ posts, onAction }: PostRowsProps) {
  const basis = useCheckBasis(posts);
  const wide = useWide();
  const Row = wide ? TableRow : Card;
  const rows = posts.map((post) => <Row key={post.id} post={post} basis={basis} onAction={onAction} />);
  if (!wide) return <ul role="list">{rows}</ul>;
  return (
    <ListTable caption="Posts" columns={columns}>
      {rows}
    </ListTable>
  );
}

function TableRow({ post, basis, onAction }: RowProps) {
  return (
    <tr>
      <th scope="row">
        <PostTitle post={post} />
      </th>
      <td>
        <PostState post={post} />
      </td>
      <td>
        <SeoCell post={post} basis={basis} />
      </td>
      <td>
        <Moment at={post.updated_at} />
      </td>
      <td>
        <PostMenu post={post} onAction={onAction} />
      </td>
    </tr>
  );
}

function Card({ post, basis, onAction }: RowProps) {
  return (
    <ListCard
      title={<PostTitle post={post} />}
      menu={<PostMenu post={post} onAction={onAction} />}
      facts={
        <>
          <PostState post={post} />
          <SeoCell post={post} basis={basis} />
        </>
      }
    />
  );
}

/** A post's title, which leads to its editor, and where it belongs. */
function PostTitle({ post }: { post: PostListItem }) {
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

/** A post's status, and since or until when. */
function PostState({ post: { status, published_at } }: { post: PostListItem }) {
  const dated = published_at && (status === "published" || status === "scheduled");
  return (
    <span className={styles.state}>
      <Badge quiet={status !== "published"}>{statusLabels[status]}</Badge>
      {dated ? <Moment at={published_at} dayOnly={status === "published"} /> : null}
    </span>
  );
}
