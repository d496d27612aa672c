import type { PostListItem } from "@brightwren/core/admin-posts/post";
import { ListCard } from "../parts/list/list-card.tsx";
import { ListTable } from "../parts/list/list-table.tsx";
import { useWide } from "../parts/list/use-wide.ts";
import { Moment } from "../parts/moment/moment.tsx";
import { type OnPostAction, PostMenu } from "./post-menu.tsx";
import { PostState } from "./post-state.tsx";
import { PostTitle } from "./post-title.tsx";
import { SeoCell } from "./seo-cell.tsx";
import { type CheckBasis, useCheckBasis } from "./use-check-basis.ts";

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
