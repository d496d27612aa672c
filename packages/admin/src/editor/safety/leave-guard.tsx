import { NavigationType, useBlocker } from "react-router-dom";
import { keptPlace } from "../../device/kept-here.ts";
import { adminPaths } from "../../host/admin-paths.ts";
import { ConfirmDialog } from "../../parts/confirm-dialog/confirm-dialog.tsx";
import { useEditor } from "../session/use-editor.ts";

/**
 * Asks before another screen takes the place of unsaved changes. A new post that gets its address has none, nor has a
 * text that is stored by itself when the network is back.
 */
export function LeaveGuard() {
  const { session } = useEditor();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      session.getSnapshot().isDirty &&
      !session.getSnapshot().isQueued &&
      // A new post in the place of a new post is another one: a file was opened.
      (currentLocation.pathname !== nextLocation.pathname || nextLocation.pathname === adminPaths.newPost) &&
      !(
        historyAction === NavigationType.Replace &&
        nextLocation.pathname.endsWith(session.getSnapshot().post?.id ?? "?")
      ),
  );
  return (
    <ConfirmDialog
      open={blocker.state === "blocked"}
      question="Leave without saving?"
      detail={`What you wrote stays ${keptPlace()} and is offered when you open this post again.`}
      confirmLabel="Leave"
      onConfirm={() => {
        // The next screen may take a while to load; until then nothing may be saved after all.
        session.leave();
        blocker.proceed?.();
      }}
      onCancel={() => blocker.reset?.()}
    />
  );
}
