import { postKeys } from "@brightwren/core/admin-posts/post";
import { duplicatePost } from "@brightwren/core/admin-posts/write-posts";
import { paths } from "@brightwren/core/paths";
import { trashDays } from "@brightwren/core/trash/post-trash";
import { notify } from "@brightwren/ui/notify";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import type { Command } from "../drafts/save-request.ts";
import { adminPaths } from "../host/admin-paths.ts";
import { useHost } from "../host/host.ts";
import { ActionMenu, type MenuAction } from "../parts/action-menu.tsx";
import { ConfirmDialog } from "../parts/confirm-dialog/confirm-dialog.tsx";
import { useReauthentication } from "../session/reauthentication.tsx";
import type { CommandOutcome } from "../drafts/editor-state.ts";
import { VersionsDialog } from "./safety/versions-dialog.tsx";
import { useEditor } from "./session/use-editor.ts";
import { DraftLinksDialog } from "./sharing/draft-links-dialog.tsx";
import { useExportEditor } from "./use-export-editor.ts";

type MoreActionsProps = {
  act: (command: Command) => Promise<CommandOutcome>;
  onPublishNow: () => void;
};

/** What is done with a post less often. */
export function MoreActions({ act, onPublishNow }: MoreActionsProps) {
  const editor = useEditor();
  const { post } = editor.snapshot;
  const host = useHost();
  const [asksToDelete, setAsksToDelete] = useState(false);
  const [showsVersions, setShowsVersions] = useState(false);
  const [shares, setShares] = useState(false);
  const duplicate = useDuplicate();
  const remove = useDelete(act, () => setAsksToDelete(false));

  const exportPost: MenuAction = { label: "Export as Markdown", onSelect: useExportEditor(editor) };
  if (!post) return <ActionMenu label="More actions" actions={[exportPost]} />;
  const { id, status } = post;
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
    ...(status === "scheduled" ? [{ label: "Publish now", onSelect: onPublishNow }] : []),
    { label: "Duplicate", onSelect: () => duplicate.mutate(id) },
    { label: "Private links", onSelect: () => setShares(true) },
    exportPost,
    { label: "Versions", onSelect: () => setShowsVersions(true) },
    ...(status === "archived" ? [] : [{ label: "Archive", onSelect: () => void act("archive") }]),
    { label: "Delete", onSelect: () => setAsksToDelete(true), destructive: true },
  ];
  return (
    <>
      <ActionMenu label="More actions" actions={actions} />
      {showsVersions ? <VersionsDialog post={post} onClose={() => setShowsVersions(false)} /> : null}
      {shares ? <DraftLinksDialog postId={id} onClose={() => setShares(false)} /> : null}
      <ConfirmDialog
        open={asksToDelete}
        question="Are you sure you want to delete this post?"
        detail={`“${post.title}” goes to the trash, where it can be restored for ${trashDays} days.`}
        confirmLabel="Delete"
        busyLabel="Deleting…"
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
        onCancel={() => setAsksToDelete(false)}
      />
    </>
  );
}

/** The lists are read anew when they are next shown. */
function useForgetLists() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: postKeys.all, refetchType: "none" });
}

/** Deletes the post as this editor knows it: what somebody else has made of it meanwhile is shown first. */
function useDelete(act: (command: Command) => Promise<CommandOutcome>, onSettled: () => void) {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => act("delete"),
    onSuccess: ({ name }) => (name === "done" ? navigate(adminPaths.posts) : undefined),
    onSettled,
  });
}

function useDuplicate() {
  const navigate = useNavigate();
  const { withSession } = useReauthentication();
  const forgetLists = useForgetLists();
  const about = "duplicate";
  const fail = (description: string) =>
    notify({ title: "Not duplicated", description, variant: "destructive", about });
  return useMutation({
    mutationFn: (id: string) => withSession(() => duplicatePost(id)),
    onSuccess: async (copy) => {
      void forgetLists();
      if (!copy) return fail("The post is no longer there.");
      notify({ title: "Duplicated", description: "This is the copy. It is a draft.", about });
      await navigate(adminPaths.post(copy.id));
    },
    onError: (error) => fail(error.message),
  });
}
