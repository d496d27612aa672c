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
import { Menu, type MenuAction } from "@brightwren/ui/menu";
import { ConfirmDialog } from "@brightwren/ui/dialog";
import { useOwnerMutation } from "../session/owner-mutation.ts";
import type { CommandOutcome } from "../drafts/editor-state.ts";
import { VersionsDialog } from "./safety/versions-dialog.tsx";
import { useEditor } from "./session/use-editor.ts";
import { DraftLinksDialog } from "./sharing/draft-links-dialog.tsx";
import { useExportEditor } from "./use-export-editor.ts";

type MoreActionsProps = {
  act: (command: Command) => Promise<CommandOutcome>;
  onPublishNow: () => void;
};

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
  if (!post) return <Menu label="More actions" actions={[exportPost]} />;
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
      <Menu label="More actions" actions={actions} />
      {showsVersions ? <VersionsDialog post={post} onClose={() => setShowsVersions(false)} /> : null}
      {shares ? <DraftLinksDialog postId={id} onClose={() => setShares(false)} /> : null}
      <ConfirmDialog
        open={asksToDelete}
        question="Are you sure you want to delete this post?"
        detail={`“${post.title}” will move to the trash. You can restore it within ${trashDays} days.`}
        confirmLabel="Delete"
        busyLabel="Deleting…"
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
        onCancel={() => setAsksToDelete(false)}
      />
    </>
  );
}

/** The lists are refetched when they are next shown. */
function useInvalidateLists() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: postKeys.all, refetchType: "none" });
}

/** Deletes the post. If the server has a version that the editor has not loaded, shows that version instead. */
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
  const invalidateLists = useInvalidateLists();
  const about = "duplicate";
  const fail = (description: string) =>
    notify({ title: "Couldn’t duplicate", description, variant: "destructive", about });
  return useOwnerMutation({
    mutationFn: (id: string) => duplicatePost(id),
    onSuccess: async (copy) => {
      void invalidateLists();
      if (!copy) return fail("This post no longer exists.");
      notify({ title: "Duplicated", description: "You’re now editing the copy, which is a draft.", about });
      await navigate(adminPaths.post(copy.id));
    },
    onError: (error) => fail(error.message),
  });
}
