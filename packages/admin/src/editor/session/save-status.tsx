import { keptPlace } from "../../device/kept-here.ts";
import { formatMoment } from "../../parts/format.ts";
import type { EditorSnapshot } from "../../drafts/editor-session.ts";
import styles from "./save-status.module.css";
import { useEditor } from "./use-editor.ts";

const clock = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });

/** What became of the text, in a few words. */
export function saveStatus(snapshot: EditorSnapshot): { text: string; isError: boolean } {
  const { saving, conflict, error, isDirty, isQueued, savedAt, post, pending, cannotKeep } = snapshot;
  const failed = (text: string) => ({ text, isError: true });
  if (saving) return { text: "Saving…", isError: false };
  if (conflict) return failed(`Not saved: there is a newer version. Yours is kept ${keptPlace()}`);
  if (cannotKeep && isDirty)
    return failed("Not saved, and this browser keeps nothing. Save before you close the window");
  // Tried again by itself, too, but not for want of a network.
  if (isQueued && error?.kind !== "failed")
    return { text: `Offline: kept ${keptPlace()}, sent when the network is back`, isError: false };
  if (error?.kind === "incomplete") return failed(`Not saved: ${error.message}`);
  if (error) return failed(error.message);
  if (isDirty) return { text: "Unsaved changes", isError: false };
  if (savedAt) return { text: `Saved ${clock.format(savedAt)}`, isError: false };
  const last = pending?.updated_at ?? post?.updated_at;
  return { text: last ? `Saved ${formatMoment(last)}` : "Nothing written yet", isError: false };
}

/** The status line, with what can be done about a save that did not happen. */
export function SaveStatus() {
  const { session, snapshot } = useEditor();
  const { text, isError } = saveStatus(snapshot);
  const { error, saving } = snapshot;
  return (
    <div className={styles.status}>
      <p role="status" className={isError ? styles.error : styles.text}>
        {text}
      </p>
      {error && error.kind !== "incomplete" && !saving ? (
        <button type="button" className={styles.again} onClick={() => void session.retry(true)}>
          {error.kind === "signed-out" ? "Sign in and save" : "Try again"}
        </button>
      ) : null}
    </div>
  );
}
