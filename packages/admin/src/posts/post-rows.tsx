import type { PostListItem } from "@brightwren/core/admin-posts/post";
import { Link } from "react-router-dom";
import { adminPaths } from "../host/admin-paths.ts";
import { useParamChange } from "../parts/list/list-address.ts";
import { ListCard, ListTable, useWide } from "../parts/list/list-rows.tsx";
import { PostStatusBadge } from "../parts/post-status-badge.tsx";
import { Moment } from "../parts/moment.tsx";
import type { Selection } from "./bulk/use-selection.ts";
import type { OnPostAction } from "./post-actions.tsx";
import { columnSorts, directionOf, type PostSortName } from "./post-filter.ts";
import { PostMenu } from "./post-menu.tsx";
import { LiveMark } from "../publishing/live-state.tsx";
import styles from "./post-rows.module.css";
import { SeoCell, type CheckBasis, useCheckBasis } from "./seo-cell.tsx";

type PostRowsProps = {
  posts: PostListItem[];
  sort: PostSortName;
  selection: Selection;
  onAction: OnPostAction;
};
type RowProps = { post: PostListItem; basis: CheckBasis; selection: Selection; onAction: OnPostAction };

export function PostRows({ posts, sort, selection, onAction }: PostRowsProps) {
  const basis = useCheckBasis(posts);
  const wide = useWide();
  const sortOf = useColumnSort(sort);
  const Row = wide ? TableRow : Card;
  const rows = posts.map((post) => <Row key={post.id} {...{ post, basis, selection, onAction }} />);
  if (!wide) return <ul role="list">{rows}</ul>;
  const columns = [
    { label: "Title", sort: sortOf("title") },
    { label: "Status", width: "10.5rem", sort: sortOf("status") },
    { label: "SEO", width: "27%" },
    { label: "Last changed", width: "10rem", sort: sortOf("changed") },
  ];
  return (
    <ListTable caption="Posts" columns={columns}>
      {rows}
    </ListTable>
  );
}

function useColumnSort(current: PostSortName) {
  const changeParam = useParamChange();
  return (name: keyof typeof columnSorts) => {
    const column = columnSorts[name];
    const next = current === column.first ? column.second : column.first;
    return {
      direction: directionOf(column, current),
      onSort: () => changeParam("sort", next),
    };
  };
}

function TableRow({ post, basis, selection, onAction }: RowProps) {
  return (
    <tr data-row={post.id}>
      <th scope="row">
        <PostTitle post={post} selection={selection} />
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

function Card({ post, basis, selection, onAction }: RowProps) {
  return (
    <ListCard
      rowId={post.id}
      title={<PostTitle post={post} selection={selection} />}
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

function PostTitle({ post, selection }: Pick<RowProps, "post" | "selection">) {
  return (
    <div className={styles.first}>
      <label className={styles.select}>
        <input
          type="checkbox"
          aria-label={`Select ${post.title}`}
          checked={selection.has(post.id)}
          onChange={() => selection.toggle(post)}
        />
      </label>
      <div>
        <Link dir="auto" className={styles.title} to={adminPaths.post(post.id)}>
          {post.title}
        </Link>
        <span className={styles.place}>
          <bdi>{post.category?.name ?? "No category"}</bdi> · <bdi>{post.author}</bdi>
        </span>
      </div>
    </div>
  );
}

function PostState({ post }: { post: PostListItem }) {
  const { status, published_at } = post;
  const dated = published_at && (status === "published" || status === "scheduled");
  return (
    <span className={styles.state}>
      <PostStatusBadge status={status} />
      {dated ? <Moment at={published_at} dayOnly={status === "published"} /> : null}
      <LiveMark post={post} />
    </span>
  );
}
