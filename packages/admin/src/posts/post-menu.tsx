import { getPost } from "@brightwren/core/admin-posts/read-post";
import type { Post, PostListItem } from "@brightwren/core/admin-posts/post";
import { paths } from "@brightwren/core/paths";
import { useNavigate } from "react-router-dom";
import { useExportPost } from "../files/export-posts.ts";
import { adminPaths } from "../host/admin-paths.ts";
import { useHost } from "../host/host.ts";
import { Menu, type MenuAction } from "@brightwren/ui/menu";
import { type OnPostAction, type PostActionName, PostMovedError } from "./post-actions.tsx";

export function PostMenu({ post, onAction }: { post: PostListItem; onAction: OnPostAction }) {
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
