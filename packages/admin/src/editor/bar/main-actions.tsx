import type { PostStatus } from "@brightwren/core/admin-posts/post";
import { buttonClass } from "@brightwren/ui/button-class";
import { useFormContext, useWatch } from "react-hook-form";
import { isFuture } from "../form/is-future.ts";
import type { PostForm } from "../form/post-form.ts";
import type { SaveIntent } from "../saving/save-queue.ts";
import { useEditor } from "../session/editor-context.ts";

type Action = { intent: SaveIntent; label: string; busy: string };

/** The buttons for a post, the main one last. Saving is always apart from what visitors will see. */
export function mainActions(status: PostStatus | undefined, comesLater: boolean): [Action, Action] {
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

export function MainActions({ act }: { act: (intent: SaveIntent) => Promise<void> }) {
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
