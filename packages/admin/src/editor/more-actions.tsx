import { deletePost } from "@brightwren/core/admin-posts/delete-post";
import { duplicatePost } from "@brightwren/core/admin-posts/duplicate-post";
import { postKeys } from "@brightwren/core/admin-posts/post-keys";
import { paths } from "@brightwren/core/paths";
import { notify } from "@brightwren/ui/notify";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { adminPaths } from "../host/admin-paths.ts";
import { useHost } from "../host/host.ts";
import { useExportEditor } from "./use-export-editor.ts";
import { ConfirmDialog } from "../parts/confirm-dialog/confirm-dialog.tsx";
import { ActionMenu, type MenuAction } from "../parts/action-menu.tsx";
import { useReauthentication } from "../session/reauthentication.tsx";
import type { SaveIntent } from "./session/save-queue.ts";
import { useEditor } from "./session/use-editor.ts";

/** What is done with a post less often. */
export function MoreActions({ act }: { act: (intent: SaveIntent) => Promise<void> }) {
  const editor = useEditor();
  const { session, snapshot, form } = editor;
  const { post } = snapshot;
  const host = useHost();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { withSession } = useReauthentication();
  const [asksToDelete, setAsksToDelete] = useState(false);

  const fail = (title: string) => (error: Error) =>
    notify({ title, description: error.message, variant: "destructive" });
  const forgetLists = () => queries.invalidateQueries({ queryKey: postKeys.all, refetchType: "none" });

  const remove = useMutation({
    mutationFn: (id: string) => withSession(() => deletePost(id)),
    onSuccess: async () => {
      session.abandon();
      void forgetLists();
      notify({ title: "Success", description: "Post deleted successfully" });
      await navigate(adminPaths.posts);
    },
    onError: () => notify({ title: "Error", description: "Failed to delete post", variant: "destructive" }),
    onSettled: () => setAsksToDelete(false),
  });
  const duplicate = useMutation({
    mutationFn: (id: string) => withSession(() => duplicatePost(id)),
    onSuccess: async (copy) => {
      void forgetLists();
      if (!copy) return fail("Not duplicated")(new Error("The post is no longer there."));
      notify({ title: "Duplicated", description: "This is the copy. It is a draft." });
      await navigate(adminPaths.post(copy.id));
    },
    onError: fail("Not duplicated"),
  });

  const exportPost: MenuAction = { label: "Export as Markdown", onSelect: useExportEditor(editor) };
  if (!post) return <ActionMenu label="More actions" actions={[exportPost]} />;
  const { id, status } = post;
  const publishNow = () => {
    form.setValue("published_at", "");
    void act("publish");
  };
  const actions: MenuAction[] = [
    ...(status === "published"
      ? [
          {
            label: "View on site",
            onSelect: () => host.openExternal(host.siteUrl + paths.article(post.slug)),
          },
          { label: "Unpublish", onSelect: () => void act("unpublish") },
        ]
      : []),
    ...(status === "scheduled" ? [{ label: "Publish now", onSelect: publishNow }] : []),
    { label: "Duplicate", onSelect: () => duplicate.mutate(id) },
    exportPost,
    ...(status === "archived" ? [] : [{ label: "Archive", onSelect: () => void act("archive") }]),
    { label: "Delete", onSelect: () => setAsksToDelete(true), destructive: true },
  ];
  return (
    <>
      <ActionMenu label="More actions" actions={actions} />
      <ConfirmDialog
        open={asksToDelete}
        question="Are you sure you want to delete this post?"
        detail={post.title}
        confirmLabel="Delete"
        busyLabel="Deleting…"
        busy={remove.isPending}
        onConfirm={() => remove.mutate(id)}
        onCancel={() => setAsksToDelete(false)}
      />
    </>
  );
}
