import { daysLeft, type TrashedPost } from "@brightwren/core/trash/post-trash";
import { Menu } from "@brightwren/ui/menu";
import { ListCard, ListTable, useWide } from "../parts/list/list-rows.tsx";
import { Moment } from "../parts/moment.tsx";
import { PostStatusBadge } from "../parts/post-status-badge.tsx";
import styles from "./trash-rows.module.css";

type Actions = {
  onRestore: (post: TrashedPost) => void;
  onDelete: (post: TrashedPost, trigger: HTMLElement | null) => void;
};
type RowProps = Actions & { post: TrashedPost };

const columns = [
  { label: "Title" },
  { label: "Previous status", width: "8rem" },
  { label: "Deleted", width: "11rem" },
  { label: "Time left", width: "9rem" },
];

export function TrashRows({ posts, ...actions }: Actions & { posts: TrashedPost[] }) {
  const wide = useWide();
  const Row = wide ? TableRow : Card;
  const rows = posts.map((post) => <Row key={post.id} post={post} {...actions} />);
  if (!wide) return <ul role="list">{rows}</ul>;
  return (
    <ListTable caption="Deleted posts" columns={columns}>
      {rows}
    </ListTable>
  );
}

function TableRow({ post, ...actions }: RowProps) {
  return (
    <tr>
      <th scope="row">
        <span dir="auto" className={styles.title}>
          {post.title}
        </span>
      </th>
      <td>
        <PostStatusBadge status={post.status} />
      </td>
      <td>
        <Moment at={post.trashedAt} />
      </td>
      <td className={styles.left}>{daysLeft(post.trashedAt)}</td>
      <td>
        <TrashMenu post={post} {...actions} />
      </td>
    </tr>
  );
}

function Card({ post, ...actions }: RowProps) {
  return (
    <ListCard
      title={<span className={styles.title}>{post.title}</span>}
      menu={<TrashMenu post={post} {...actions} />}
      facts={
        <>
          <PostStatusBadge status={post.status} />
          <Moment at={post.trashedAt} />
          <span className={styles.left}>{daysLeft(post.trashedAt)}</span>
        </>
      }
    />
  );
}

function TrashMenu({ post, onRestore, onDelete }: RowProps) {
  return (
    <Menu
      label={`Actions for ${post.title}`}
      actions={[
        { label: "Restore", onSelect: () => onRestore(post) },
        { label: "Delete permanently", onSelect: (trigger) => onDelete(post, trigger), destructive: true },
      ]}
    />
  );
}
