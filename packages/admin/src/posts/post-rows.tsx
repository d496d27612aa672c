import type { PostListItem } from "@brightwren/core/admin-posts/post";
import { adminPaths } from "../host/admin-paths.ts";
import { useParamChange } from "../parts/list/list-address.ts";
import { ListRows, RowFacts, RowTitle } from "../parts/list/list-rows.tsx";
import { PostStatusBadge } from "../parts/post-status-badge.tsx";
import { Moment } from "../parts/moment.tsx";
import type { PostSelection } from "./bulk/use-selection.ts";
import { type OnPostAction, type PostActionName, readPost } from "./post-operations.tsx";
import { type ColumnSort, directionOf, type PostSortName } from "./post-filter.ts";
import { LiveMark } from "../publishing/live-state.tsx";
import { SeoCell, useCheckBasis } from "./seo-cell.tsx";
import { paths } from "@brightwren/core/paths";
import { useNavigate } from "react-router-dom";
import { useExportPost } from "../files/export-posts.ts";
import { useHost } from "../host/host.ts";
import type { MenuAction } from "@brightwren/ui/menu";

type PostRowsProps = {
  posts: PostListItem[];
  sort: PostSortName;
  selection: PostSelection;
  onAction: OnPostAction;
};

export function PostRows({ posts, sort, selection, onAction }: PostRowsProps) {
  const basis = useCheckBasis(posts);
  const sortOf = useColumnSort(sort);
  const isSigned = new Set(posts.map(({ author }) => author)).size > 1;
  return (
    <ListRows
      caption="Posts"
      columns={{
        Title: { sort: sortOf("title"), render: (post) => <PostTitle post={post} isSigned={isSigned} /> },
        Status: { width: "10.5rem", sort: sortOf("status"), render: (post) => <PostState post={post} /> },
        "To fix": { width: "13rem", render: (post) => <SeoCell post={post} basis={basis} /> },
        "Last changed": {
          width: "10rem",
          sort: sortOf("changed"),
          render: ({ updated_at }) => <Moment at={updated_at} />,
        },
      }}
      facts={["Status", "To fix"]}
      rows={posts}
      nameOf={({ title }) => title}
      actions={usePostMenu(onAction)}
      selection={selection}
    />
  );
}

function PostTitle({ post, isSigned }: { post: PostListItem; isSigned: boolean }) {
  return (
    <RowTitle
      to={adminPaths.post(post.id)}
      isStrong
      note={
        <>
          <bdi>{post.category?.name ?? "No category"}</bdi>
          {isSigned ? <bdi>{` · ${post.author}`}</bdi> : null}
        </>
      }
    >
      {post.title}
    </RowTitle>
  );
}

function useColumnSort(current: PostSortName) {
  const changeParam = useParamChange();
  return (column: ColumnSort) => ({
    direction: directionOf(column, current),
    onSort: () => changeParam("sort", current === column ? `${column}-reversed` : column),
  });
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

function usePostMenu(onAction: OnPostAction) {
  const host = useHost();
  const navigate = useNavigate();
  const exportPost = useExportPost();
  return (post: PostListItem): MenuAction[] => {
    const view = {
      label: "View on site",
      onSelect: () => host.openExternal(host.siteUrl + paths.article(post.slug)),
    };
    const action = (label: string, name: PostActionName | "delete"): MenuAction => ({
      label,
      onSelect: (trigger) => onAction(name, post, trigger),
    });
    return [
      { label: "Edit", onSelect: () => void navigate(adminPaths.post(post.id)) },
      ...(post.status === "published" ? [view] : []),
      action("Duplicate", "duplicate"),
      { label: "Export as Markdown", onSelect: () => exportPost(() => readPost(post.id)) },
      post.status === "archived" ? action("Restore", "restore") : action("Archive", "archive"),
      { ...action("Delete", "delete"), destructive: true },
    ];
  };
}
