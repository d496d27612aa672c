import { type PostStatus, postKeys } from "@brightwren/core/admin-posts/post";
import { Button } from "@brightwren/ui/button";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { Link, useNavigate } from "react-router-dom";
import { isFuture, type PostForm } from "../drafts/post-form.ts";
import type { Command } from "../drafts/save-request.ts";
import { adminPaths } from "../host/admin-paths.ts";
import { useHostCommand, useHost, usePerform } from "../host/host.ts";
import { UserFacingError } from "../parts/failure.ts";
import { Moment } from "../parts/moment.tsx";
import { statusLabels } from "../parts/post-status-badge.tsx";
import { breakpoints, useMedia } from "../parts/use-media.ts";
import { LiveNote } from "../publishing/live-state.tsx";
import styles from "./editor-bar.module.css";
import { useDetailsFault } from "./publish/publish-checks.tsx";
import { isShown, saveStatus, SaveStatus } from "./session/save-status.tsx";
import { useEditor, type Editor } from "./session/use-editor.ts";
import { detailsId, isInDetails } from "./session/use-layout.ts";
import { duplicatePost } from "@brightwren/core/admin-posts/write-posts";
import { paths } from "@brightwren/core/paths";
import { trashDays } from "@brightwren/core/trash/post-trash";
import { useMutation } from "@tanstack/react-query";
import { Menu, type MenuAction } from "@brightwren/ui/menu";
import { ConfirmDialog } from "@brightwren/ui/dialog";
import { useOwnerMutation } from "../session/owner-mutation.ts";
import { VersionsDialog } from "./safety/versions-dialog.tsx";
import { DraftLinksDialog } from "./sharing/draft-links-dialog.tsx";
import { useExportPost } from "../files/export-posts.ts";
import { withoutUploads } from "../pictures/upload-marks.ts";

export function EditorBar() {
  const { snapshot, view } = useEditor();
  const { post, pending } = snapshot;
  const bar = useRef<HTMLDivElement>(null);
  const actions = useRef<HTMLDivElement>(null);
  useHeights(bar, actions);
  // On a phone the bar scrolls away, so the error is shown beside the button at the bottom.
  const isPhone = useMedia(breakpoints.belowLarge);
  const isBelow = isPhone && (saveStatus(snapshot).isError || snapshot.isQueued);
  return (
    <div ref={bar} className={`cluster spread gap-2 gap-x-5 ${styles.bar}`}>
      <div className={`cluster shrinks gap-x-4 ${styles.where}`}>
        <Link to={adminPaths.posts} className="touch small strong">
          Posts
        </Link>
        <div className={`wrap small soft ${styles.state}`}>
          <span className={pending ? styles.changed : undefined}>
            {pending ? "Unpublished changes" : post ? statusLabels[post.status] : "New"}
          </span>
          {post?.published_at && !pending && /published|scheduled/.test(post.status) ? (
            <Moment at={post.published_at} />
          ) : null}
          {post && isShown(snapshot) ? <LiveNote post={post} /> : null}
          {isBelow ? null : <SaveStatus />}
        </div>
      </div>
      <div className={`row gap-2 ${styles.views}`}>
        <button
          type="button"
          className={`touch bare toggle small ${styles.view}`}
          aria-pressed={view.isPreviewed}
          onClick={view.togglePreview}
        >
          Preview
        </button>
        <DetailsButton />
      </div>
      <div ref={actions} className={`row gap-2 shrinks ${styles.actions}`}>
        {isBelow ? <SaveStatus /> : null}
        <MainActions />
        <MoreActions />
      </div>
    </div>
  );
}

function DetailsButton() {
  const { details } = useEditor();
  const { formState } = useFormContext<PostForm>();
  const isFaulty = useDetailsFault() || Object.keys(formState.errors).some(isInDetails);
  return (
    <button
      type="button"
      className={`touch bare toggle small ${styles.view}`}
      aria-expanded={details.isOpen}
      aria-haspopup="dialog"
      aria-controls={detailsId}
      title={isFaulty ? "Something in the details prevents publishing" : undefined}
      // Keep the focus in the title until the click, because an error shown on blur would move this button.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => details.setOpen(!details.isOpen)}
    >
      Details
    </button>
  );
}

function useHeights(bar: RefObject<HTMLElement | null>, actions: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { visualViewport: seen } = window;
    const root = document.documentElement;
    const measure = () => {
      // Pinch-zooming also shrinks the visual viewport, even without a keyboard.
      const isEnlarged = !seen || seen.scale > 1;
      const covered = isEnlarged ? 0 : Math.max(0, root.clientHeight - seen.height - seen.offsetTop);
      root.style.setProperty("--keyboard-height", `${covered}px`);
      root.style.setProperty("--bar-height", `${bar.current?.offsetHeight ?? 0}px`);
      root.style.setProperty("--actions-height", `${actions.current?.offsetHeight ?? 0}px`);
    };
    const sizes = new ResizeObserver(measure);
    for (const { current } of [bar, actions]) if (current) sizes.observe(current);
    const stopped = new AbortController();
    for (const change of ["resize", "scroll"])
      seen?.addEventListener(change, measure, { signal: stopped.signal });
    return () => {
      sizes.disconnect();
      stopped.abort();
      for (const name of ["--keyboard-height", "--bar-height", "--actions-height"])
        root.style.removeProperty(name);
    };
  }, [bar, actions]);
}

type Action = { command: Command; label: string; busy: string };

function mainActions(status: PostStatus | undefined, comesLater: boolean): Action[] {
  const publish: Action = { command: "publish", label: "Publish", busy: "Publishing…" };
  const schedule: Action = { command: "publish", label: "Schedule", busy: "Scheduling…" };
  const save: Action = { command: "save", label: "Save", busy: "Saving…" };
  switch (status) {
    case "published":
      return [
        { ...save, command: "pending" },
        { command: "publish", label: "Publish changes", busy: "Publishing…" },
      ];
    case "scheduled":
      return comesLater ? [save] : [save, publish];
    case "archived":
      return [save, { command: "restore", label: "Restore as draft", busy: "Restoring…" }];
    default:
      return [save, comesLater ? schedule : publish];
  }
}

function MainActions() {
  const { snapshot, act, publishing } = useEditor();
  const { post, saving } = snapshot;
  const { control } = useFormContext<PostForm>();
  const publishedAt = useWatch({ control, name: "published_at" });
  const actions = mainActions(post?.status, isFuture(publishedAt));
  const press = (command: Command) => {
    if (saving === command) return;
    if (command === "publish") publishing.begin();
    else void act(command);
  };
  const isSame = isShown(snapshot);
  const publishes = !isSame && actions.some(({ command }) => command === "publish");
  useHostCommand("publish", () => press("publish"), publishes);
  return (
    <>
      {actions.map(({ command, label, busy }) => (
        <Button
          kind={command === "publish" && publishes ? "primary" : "outline"}
          key={label}
          className={!snapshot.isDirty && label === "Save" ? styles.quiet : undefined}
          busy={saving === command}
          {...(isSame &&
            command === "publish" && { "aria-disabled": true, title: "Visitors already see this text" })}
          onClick={() => press(command)}
        >
          {saving === command ? busy : label}
        </Button>
      ))}
    </>
  );
}

function MoreActions() {
  const editor = useEditor();
  const { act, publishing, view } = editor;
  const { post } = editor.snapshot;
  const perform = usePerform();
  const host = useHost();
  const [open, setOpen] = useState<"versions" | "links" | "delete">();
  const close = () => setOpen(undefined);
  const duplicate = useDuplicate();
  const navigate = useNavigate();
  // If the server has a version that the editor has not loaded, shows that version instead of deleting the post.
  const remove = useMutation({
    mutationFn: () => act("delete"),
    onSuccess: ({ name }) => (name === "done" ? navigate(adminPaths.posts) : undefined),
    onSettled: close,
  });

  const exportPost: MenuAction = { label: "Export as Markdown", onSelect: useExportEditor(editor) };
  const always: MenuAction[] = [
    { label: "Focus mode", onSelect: () => view.setFocused(true) },
    exportPost,
    { label: "Keyboard shortcuts", onSelect: () => perform("shortcuts") },
  ];
  if (!post) return <Menu label="More actions" actions={always} />;
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
    ...(status === "scheduled"
      ? [
          { label: "Publish now", onSelect: publishing.beginNow },
          { label: "Back to draft", onSelect: () => void act("unpublish") },
        ]
      : []),
    { label: "Duplicate", onSelect: () => duplicate.mutate(id) },
    { label: "Private links", onSelect: () => setOpen("links") },
    { label: "Versions", onSelect: () => setOpen("versions") },
    ...always,
    ...(status === "archived" ? [] : [{ label: "Archive", onSelect: () => void act("archive") }]),
    { label: "Delete", onSelect: () => setOpen("delete"), destructive: true },
  ];
  return (
    <>
      <Menu label="More actions" actions={actions} />
      {open === "versions" ? <VersionsDialog post={post} onClose={close} /> : null}
      {open === "links" ? <DraftLinksDialog postId={id} onClose={close} /> : null}
      <ConfirmDialog
        open={open === "delete"}
        question="Are you sure you want to delete this post?"
        detail={`“${post.title}” will move to the trash. You can restore it within ${trashDays} days.`}
        confirmLabel="Delete"
        busyLabel="Deleting…"
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
        onCancel={close}
      />
    </>
  );
}

function useDuplicate() {
  const navigate = useNavigate();
  return useOwnerMutation({
    async mutationFn(id: string) {
      const copy = await duplicatePost(id);
      if (!copy) throw new UserFacingError("This post no longer exists.");
      return copy;
    },
    onSuccess: ({ id }) => navigate(adminPaths.post(id)),
    success: () => ({ title: "Duplicated", description: "You’re now editing the copy, which is a draft." }),
    failure: "Couldn’t duplicate",
    invalidates: [postKeys.all],
  });
}

export function useExportEditor({ session, form }: Pick<Editor, "session" | "form">): () => void {
  const exportPost = useExportPost();
  return () =>
    exportPost(async () => {
      const fields = form.getValues();
      const { status } = session.getSnapshot().post ?? {};
      return { ...fields, content: withoutUploads(fields.content), status };
    });
}
