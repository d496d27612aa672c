import type { PostStatus } from "@brightwren/core/admin-posts/post";
import { Badge } from "@brightwren/ui/badge";
import { buttonClass } from "@brightwren/ui/button-class";
import { useFormContext, useWatch } from "react-hook-form";
import { Link } from "react-router-dom";
import { isFuture, type PostForm } from "../drafts/post-form.ts";
import type { SaveIntent } from "../drafts/save-request.ts";
import { adminPaths } from "../host/admin-paths.ts";
import { formatMoment } from "../parts/format.ts";
import { statusLabels } from "../parts/post-status.ts";
import styles from "./editor-bar.module.css";
import { MoreActions } from "./more-actions.tsx";
import type { EditorSnapshot } from "../drafts/editor-session.ts";
import type { WishOutcome } from "../drafts/editor-state.ts";
import { useEditor } from "./session/use-editor.ts";

/** Stays at the top while the text scrolls: where the post stands, whether it is saved, and what can be done. */
export function EditorBar({ act }: { act: (intent: SaveIntent) => Promise<WishOutcome> }) {
  const { post, pending } = useEditor().snapshot;
  return (
    <div className={styles.bar}>
      <div className={styles.where}>
        <Link to={adminPaths.posts} className={styles.back}>
          Posts
        </Link>
        <Badge>{post ? statusLabels[post.status] : "New"}</Badge>
        {pending ? <Badge quiet>Pending version</Badge> : null}
        <SaveStatus />
      </div>
      <div className={styles.actions}>
        <MainActions act={act} />
        <MoreActions act={act} />
      </div>
    </div>
  );
}

const clock = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });

/** What became of the text, in a few words. */
function saveStatus(snapshot: EditorSnapshot): { text: string; isTrouble: boolean } {
  const { saving, conflict, trouble, isDirty, isQueued, savedAt, post, pending, cannotKeep } = snapshot;
  const failed = (text: string) => ({ text, isTrouble: true });
  if (saving) return { text: "Saving…", isTrouble: false };
  if (conflict) return failed("Not saved: there is a newer version. Yours is kept on this computer");
  if (cannotKeep && isDirty)
    return failed("Not saved, and this browser keeps nothing. Save before you close the window");
  if (isQueued)
    return { text: "Offline: kept on this computer, sent when the network is back", isTrouble: false };
  if (trouble?.kind === "incomplete") return failed(`Not saved: ${trouble.message}`);
  if (trouble) return failed(trouble.message);
  if (isDirty) return { text: "Unsaved changes", isTrouble: false };
  if (savedAt) return { text: `Saved ${clock.format(savedAt)}`, isTrouble: false };
  const last = pending?.updated_at ?? post?.updated_at;
  return { text: last ? `Saved ${formatMoment(last)}` : "Nothing written yet", isTrouble: false };
}

/** The status line, with what can be done about a save that did not happen. */
function SaveStatus() {
  const { session, snapshot } = useEditor();
  const { text, isTrouble } = saveStatus(snapshot);
  const { trouble, saving } = snapshot;
  return (
    <div className={styles.status}>
      <p role="status" className={isTrouble ? styles.trouble : styles.text}>
        {text}
      </p>
      {trouble && trouble.kind !== "incomplete" && !saving ? (
        <button type="button" className={styles.again} onClick={() => void session.retry(true)}>
          {trouble.kind === "signed-out" ? "Sign in and save" : "Try again"}
        </button>
      ) : null}
    </div>
  );
}

type Action = { intent: SaveIntent; label: string; busy: string };

/** The buttons for a post, the main one last. Saving is always apart from what visitors will see. */
function mainActions(status: PostStatus | undefined, comesLater: boolean): [Action, Action] {
  const publish: Action = { intent: "publish", label: "Publish", busy: "Publishing…" };
  const schedule: Action = { intent: "publish", label: "Schedule", busy: "Scheduling…" };
  const save: Action = { intent: "save", label: "Save", busy: "Saving…" };
  switch (status) {
    case "published":
      return [
        { intent: "pending", label: "Save as pending version", busy: "Saving…" },
        { intent: "publish", label: "Update published post", busy: "Updating…" },
      ];
    case "scheduled":
      return [{ intent: "unpublish", label: "Back to draft", busy: "Saving…" }, comesLater ? save : publish];
    case "archived":
      return [save, { intent: "restore", label: "Restore as draft", busy: "Restoring…" }];
    default:
      return [{ ...save, label: "Save draft" }, comesLater ? schedule : publish];
  }
}

function MainActions({ act }: { act: (intent: SaveIntent) => Promise<WishOutcome> }) {
  const { post, saving } = useEditor().snapshot;
  const { control } = useFormContext<PostForm>();
  const publishedAt = useWatch({ control, name: "published_at" });
  const [other, main] = mainActions(post?.status, isFuture(publishedAt));
  return [other, main].map(({ intent, label, busy }) => (
    <button
      key={label}
      type="button"
      className={buttonClass({ variant: label === main.label ? "primary" : "outline" })}
      aria-disabled={saving === intent}
      onClick={() => (saving === intent ? undefined : void act(intent))}
    >
      {saving === intent ? busy : label}
    </button>
  ));
}
