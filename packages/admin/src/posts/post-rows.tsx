import type { PostListItem, Post } from "@brightwren/core/admin-posts/post";
import { adminPaths } from "../host/admin-paths.ts";
import { useParamChange } from "../parts/list/list-address.ts";
import { ListRows, RowFacts, RowTitle } from "../parts/list/list-rows.tsx";
import { SelectRow } from "../parts/list/select-rows.tsx";
import { PostStatusBadge } from "../parts/post-status-badge.tsx";
import { Moment } from "../parts/moment.tsx";
import type { Selection } from "./bulk/use-selection.ts";
import { type OnPostAction, type PostActionName, PostMovedError } from "./post-actions.tsx";
import { columnSorts, directionOf, type PostSortName } from "./post-filter.ts";
import { LiveMark } from "../publishing/live-state.tsx";
import { SeoCell, useCheckBasis } from "./seo-cell.tsx";
import { getPost } from "@brightwren/core/admin-posts/read-post";
import { paths } from "@brightwren/core/paths";
import { useNavigate } from "react-router-dom";
import { useExportPost } from "../files/export-posts.ts";
import { useHost } from "../host/host.ts";
import { Menu, type MenuAction } from "@brightwren/ui/menu";

type PostRowsProps = {
  posts: PostListItem[];
  sort: PostSortName;
  selection: Selection;
  onAction: OnPostAction;
};

export function PostRows({ posts, sort, selection, onAction }: PostRowsProps) {
  const basis = useCheckBasis(posts);
  const sortOf = useColumnSort(sort);
  return (
    <ListRows
      caption="Posts"
      columns={{
        Title: { sort: sortOf("title") },
        Status: { width: "10.5rem", sort: sortOf("status") },
        SEO: { width: "27%" },
        "Last changed": { width: "10rem", sort: sortOf("changed") },
      }}
      facts={["Status", "SEO"]}
      rows={posts.map((post) => ({
        id: post.id,
        cells: {
          Title: <PostTitle post={post} selection={selection} />,
          Status: <PostState post={post} />,
          SEO: <SeoCell post={post} basis={basis} />,
          "Last changed": <Moment at={post.updated_at} />,
        },
        menu: <PostMenu post={post} onAction={onAction} />,
      }))}
    />
  );
}

function PostTitle({ post, selection }: { post: PostListItem; selection: Selection }) {
  return (
    <SelectRow
      label={`Select ${post.title}`}
      checked={selection.has(post.id)}
      onChange={() => selection.toggle(post)}
    >
      <RowTitle
        to={adminPaths.post(post.id)}
        isStrong
        note={
          <span className="fine block snug">
            <bdi>{post.category?.name ?? "No category"}</bdi> · <bdi>{post.author}</bdi>
          </span>
        }
      >
        {post.title}
      </RowTitle>
    </SelectRow>
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

function PostState({ post }: { post: PostListItem }) {
  const { status, published_at } = post;
  const dated = published_at && (status === "published" || status === "scheduled");
  return (
    <RowFacts>
      <PostStatusBadge status={status} />
      {dated ? <Moment at={published_at} dayOnly={status === "published"} /> : null}
      <LiveMark post={post} />
    </RowFacts>
  );
}

function PostMenu({ post, onAction }: { post: PostListItem; onAction: OnPostAction }) {
  const host = useHost();
  const navigate = useNavigate();
  const exportPost = useExportPost();
  const view: MenuAction = {
    label: "View on site",
    onSelect: () => host.openExternal(host.siteUrl + paths.article(post.slug)),
  };
  const action = (label: string, name: PostActionName): MenuAction => ({
    label,
    onSelect: (trigger) => onAction(name, post, trigger),
  });
  return (
    <Menu
      label={`Actions for ${post.title}`}
      actions={[
        { label: "Edit", onSelect: () => void navigate(adminPaths.post(post.id)) },
        ...(post.status === "published" ? [view] : []),
        action("Duplicate", "duplicate"),
        { label: "Export as Markdown", onSelect: () => exportPost(() => readPost(post.id)) },
        post.status === "archived" ? action("Restore", "restore") : action("Archive", "archive"),
        { ...action("Delete", "delete"), destructive: true },
      ]}
    />
  );
}

async function readPost(id: string): Promise<Post> {
  const post = await getPost(id);
  if (!post) throw new PostMovedError();
  return post;
}
