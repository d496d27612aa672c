import type { PostStatus } from "@brightwren/core/admin-posts/post";
import { Badge } from "@brightwren/ui/badge";
import { Button } from "@brightwren/ui/button";
import { type RefObject, useEffect, useRef } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { Link } from "react-router-dom";
import { isFuture, type PostForm } from "../drafts/post-form.ts";
import type { Command } from "../drafts/save-request.ts";
import { adminPaths } from "../host/admin-paths.ts";
import { useHostCommand } from "../host/host.ts";
import { Moment } from "../parts/moment.tsx";
import { PendingBadge, PostStatusBadge } from "../parts/post-status-badge.tsx";
import { breakpoints, useMedia } from "../parts/use-media.ts";
import { LiveNote } from "../publishing/live-state.tsx";
import styles from "./editor-bar.module.css";
import { MoreActions } from "./more-actions.tsx";
import type { CommandOutcome } from "../drafts/editor-state.ts";
import { saveStatus, SaveStatus } from "./session/save-status.tsx";
import { useEditor } from "./session/use-editor.ts";

type EditorBarProps = {
  act: (command: Command) => Promise<CommandOutcome>;
  onPublish: () => void;
  onPublishNow: () => void;
};

export function EditorBar({ act, onPublish, onPublishNow }: EditorBarProps) {
  const { snapshot } = useEditor();
  const { post, pending } = snapshot;
  const bar = useRef<HTMLDivElement>(null);
  const actions = useRef<HTMLDivElement>(null);
  useHeights(bar, actions);
  // On a phone the bar scrolls away, so the error is shown beside the button at the bottom.
  const isPhone = useMedia(breakpoints.belowLarge);
  const isAbove = isPhone && !saveStatus(snapshot).isError && !snapshot.isQueued;
  return (
    <div ref={bar} className={styles.bar}>
      <div className={styles.where}>
        <Link to={adminPaths.posts} className="touch small strong">
          Posts
        </Link>
        {post ? <PostStatusBadge status={post.status} /> : <Badge quiet>New</Badge>}
        {post?.status === "scheduled" && post.published_at ? <Moment at={post.published_at} /> : null}
        {post?.status === "published" ? <LiveNote post={post} /> : null}
        {pending ? <PendingBadge /> : null}
        {isAbove ? <SaveStatus /> : null}
      </div>
      <div ref={actions} className={styles.actions}>
        {isAbove ? null : <SaveStatus />}
        <MainActions act={act} onPublish={onPublish} />
        <MoreActions act={act} onPublishNow={onPublishNow} />
      </div>
    </div>
  );
}

/** Sets CSS variables for the heights of the bar, its actions and a phone's on-screen keyboard. */
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

function mainActions(status: PostStatus | undefined, comesLater: boolean): [Action, Action] {
  const publish: Action = { command: "publish", label: "Publish", busy: "Publishing…" };
  const schedule: Action = { command: "publish", label: "Schedule", busy: "Scheduling…" };
  const save: Action = { command: "save", label: "Save", busy: "Saving…" };
  switch (status) {
    case "published":
      return [
        { command: "pending", label: "Save as pending version", busy: "Saving…" },
        { command: "publish", label: "Update published post", busy: "Updating…" },
      ];
    case "scheduled":
      return [{ command: "unpublish", label: "Back to draft", busy: "Saving…" }, comesLater ? save : publish];
    case "archived":
      return [save, { command: "restore", label: "Restore as draft", busy: "Restoring…" }];
    default:
      return [{ ...save, label: "Save draft" }, comesLater ? schedule : publish];
  }
}

function MainActions({ act, onPublish }: Pick<EditorBarProps, "act" | "onPublish">) {
  const { post, saving } = useEditor().snapshot;
  const { control } = useFormContext<PostForm>();
  const publishedAt = useWatch({ control, name: "published_at" });
  const [other, main] = mainActions(post?.status, isFuture(publishedAt));
  const press = (command: Command) => {
    if (saving === command) return;
    if (command === "publish") onPublish();
    else void act(command);
  };
  const publishing = [other, main].find(({ command }) => command === "publish");
  useHostCommand("publish", () => press("publish"), publishing !== undefined);
  return (
    <>
      {[other, main].map(({ command, label, busy }) => (
        <Button
          kind={label === main.label ? "primary" : "outline"}
          key={label}

          busy={saving === command}
          onClick={() => press(command)}
        >
          {saving === command ? busy : label}
        </Button>
      ))}
    </>
  );
}
