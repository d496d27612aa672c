import { buttonClass } from "@brightwren/ui/button-class";
import { useState } from "react";
import type { Command } from "../../drafts/save-request.ts";
import { ConfirmDialog } from "../../parts/confirm-dialog/confirm-dialog.tsx";
import { formatMoment } from "../../parts/format.ts";
import { storedText } from "../../drafts/editor-state.ts";
import { useEditor } from "../session/use-editor.ts";
import { ComparisonDialog } from "./comparison-dialog.tsx";
import { Notice, NoticeAction } from "./notice.tsx";

type PendingNoticeProps = { act: (command: Command) => Promise<unknown>; onPublish: () => void };

/** Shows that the text in the editor is not yet what visitors read, with what can be done about it. */
export function PendingNotice({ act, onPublish }: PendingNoticeProps) {
  const { snapshot, form } = useEditor();
  const [open, setOpen] = useState<"compare" | "discard">();
  const { post, pending } = snapshot;
  if (!post || !pending || post.status !== "published") return null;

  const apply = () => {
    setOpen(undefined);
    onPublish();
  };
  const discard = () => {
    setOpen(undefined);
    void act("discard");
  };
  return (
    <>
      <Notice
        actions={
          <>
            <NoticeAction label="Apply" onClick={apply} />
            <NoticeAction label="Compare" onClick={() => setOpen("compare")} />
            <NoticeAction label="Discard" onClick={() => setOpen("discard")} />
          </>
        }
      >
        {`You are editing the pending version of ${formatMoment(pending.updated_at)}. Visitors read the published one.`}
      </Notice>
      <ComparisonDialog
        open={open === "compare"}
        title="Published and pending"
        explanation="Applying puts the pending version in the place of the published one."
        left={{ name: "Visitors read", form: storedText({ post, pending: null }) }}
        right={{ name: "Pending version", form: form.getValues() }}
        closeLabel="Close"
        onClose={() => setOpen(undefined)}
        choices={
          <button type="button" className={buttonClass()} onClick={apply}>
            Apply pending version
          </button>
        }
      />
      <ConfirmDialog
        open={open === "discard"}
        question="Discard the pending version?"
        detail="The editor goes back to the text that visitors read. What you changed since is gone."
        confirmLabel="Discard"
        onConfirm={discard}
        onCancel={() => setOpen(undefined)}
      />
    </>
  );
}
