import { NavigationType, useBlocker } from "react-router-dom";
import { savedPlace } from "../../device/saved-place.ts";
import { adminPaths } from "../../host/admin-paths.ts";
import { ConfirmDialog } from "@brightwren/ui/dialog";
import { useEditor } from "../session/use-editor.ts";

/** Does not prompt when a new post gets its address, or about queued text, which is sent automatically. */
export function LeaveGuard() {
  const { session } = useEditor();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      session.getSnapshot().isDirty &&
      !session.getSnapshot().isQueued &&
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
      detail={`Your text stays ${savedPlace()}. You can restore it when you open this post again.`}
      confirmLabel="Leave"
      onConfirm={() => {
        session.leave();
        blocker.proceed?.();
      }}
      onCancel={() => blocker.reset?.()}
    />
  );
}
