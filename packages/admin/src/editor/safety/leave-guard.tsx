import { NavigationType, useBlocker } from "react-router-dom";
import { ConfirmDialog } from "../../parts/confirm-dialog/confirm-dialog.tsx";
import { useEditor } from "../session/editor-context.ts";

/** Asks before another screen takes the place of unsaved changes. A new post that gets its address has none. */
export function LeaveGuard() {
  const { session } = useEditor();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      session.getSnapshot().isDirty &&
      currentLocation.pathname !== nextLocation.pathname &&
      !(
        historyAction === NavigationType.Replace &&
        nextLocation.pathname.endsWith(session.getSnapshot().post?.id ?? "?")
      ),
  );
  return (
    <ConfirmDialog
      open={blocker.state === "blocked"}
      question="Leave without saving?"
      detail="What you wrote stays on this computer and is offered when you open this post again."
      confirmLabel="Leave"
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  );
}
