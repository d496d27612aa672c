import { keptPlace } from "../../device/kept-here.ts";
import { formatMoment } from "../../parts/format.ts";
import type { EditorSnapshot } from "../../drafts/editor-session.ts";
import styles from "./save-status.module.css";
import { useEditor } from "./use-editor.ts";

const clock = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });

/** What became of the text, in a few words. */
export function saveStatus(snapshot: EditorSnapshot): { text: string; isTrouble: boolean } {
  const { saving, conflict, trouble, isDirty, isQueued, savedAt, post, pending, cannotKeep } = snapshot;
  const failed = (text: string) => ({ text, isTrouble: true });
  if (saving) return { text: "Saving…", isTrouble: false };
  if (conflict) return failed(`Not saved: there is a newer version. Yours is kept ${keptPlace()}`);
  if (cannotKeep && isDirty)
    return failed("Not saved, and this browser keeps nothing. Save before you close the window");
  // Tried again by itself, too, but not for want of a network.
  if (isQueued && trouble?.kind !== "failed")
    return { text: `Offline: kept ${keptPlace()}, sent when the network is back`, isTrouble: false };
  if (trouble?.kind === "incomplete") return failed(`Not saved: ${trouble.message}`);
  if (trouble) return failed(trouble.message);
  if (isDirty) return { text: "Unsaved changes", isTrouble: false };
  if (savedAt) return { text: `Saved ${clock.format(savedAt)}`, isTrouble: false };
  const last = pending?.updated_at ?? post?.updated_at;
  return { text: last ? `Saved ${formatMoment(last)}` : "Nothing written yet", isTrouble: false };
}

/** The status line, with what can be done about a save that did not happen. */
export function SaveStatus() {
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
