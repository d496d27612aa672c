import { Button } from "@brightwren/ui/button";
import { savedPlace } from "../../device/saved-place.ts";
import { formatRecent } from "../../parts/format.ts";
import type { EditorSnapshot } from "../../drafts/editor-session.ts";
import { useEditor } from "./use-editor.ts";

export function saveStatus(snapshot: EditorSnapshot): { text: string; isError: boolean } {
  const { saving, conflict, error, isDirty, isQueued, post, pending, cannotStore } = snapshot;
  const failed = (text: string) => ({ text, isError: true });
  if (saving) return { text: "Saving…", isError: false };
  if (conflict) return failed(`Not saved: there’s a newer version. Yours is safe ${savedPlace()}`);
  if (cannotStore && isDirty)
    return failed("Not saved, and this browser can’t keep a backup. Save before you close the window");
  // `failed` is also retried automatically, but its cause is not the network.
  if (isQueued && error?.kind !== "failed")
    return { text: `Offline. Saved ${savedPlace()}; we’ll sync when you’re back online.`, isError: false };
  if (error?.kind === "incomplete") return failed(`Not saved: ${error.message}`);
  if (error) return failed(error.message);
  if (isDirty) return { text: "Unsaved changes", isError: false };
  const last = pending?.updated_at ?? post?.updated_at;
  return { text: last ? `Saved ${formatRecent(Date.parse(last))}` : "Nothing written yet", isError: false };
}

/** Whether visitors see the text as it is. */
export const isShown = ({ post, pending, isDirty }: EditorSnapshot): boolean =>
  post?.status === "published" && pending === null && !isDirty;

export function SaveStatus() {
  const { session, snapshot } = useEditor();
  const { text, isError } = saveStatus(snapshot);
  const { error, saving } = snapshot;
  const isClear = isShown(snapshot) && !error && !saving;
  return (
    <div className={isClear ? "visually-hidden" : "cluster small shrinks gap-x-3"}>
      <p role="status" className={isError ? "urgent" : "soft"}>
        {text}
      </p>
      {error && error.kind !== "incomplete" && !saving ? (
        <Button kind="text" onClick={() => void session.retry(true)}>
          {error.kind === "signed-out" ? "Sign in and save" : "Try again"}
        </Button>
      ) : null}
    </div>
  );
}
