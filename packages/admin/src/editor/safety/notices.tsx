import { Button } from "@brightwren/ui/button";
import { type ReactNode, useState } from "react";
import styles from "./notices.module.css";
import { ConfirmDialog } from "@brightwren/ui/dialog";
import { formatShortDay } from "../../parts/format.ts";
import { storedText } from "../../drafts/save-request.ts";
import { useEditor } from "../session/use-editor.ts";
import { ComparisonDialog } from "./comparison-dialog.tsx";

export function Notice({ children, actions }: { children: ReactNode; actions?: Record<string, () => void> }) {
  return (
    <div className={`cluster small spread gap-x-5 card ${styles.notice}`} role="status">
      <div className="breaks">{children}</div>
      {actions ? (
        <div className="wrap gap-x-3">
          {Object.entries(actions).map(([label, onClick]) => (
            <Button key={label} kind="text" onClick={onClick}>
              {label}
            </Button>
          ))}
        </div>
      ) : null}
    </div>
  );
}

export function PendingNotice() {
  const { snapshot, form, act, publishing } = useEditor();
  const [open, setOpen] = useState<"compare" | "discard">();
  const { post, pending } = snapshot;
  if (!post || !pending || post.status !== "published") return null;

  const publish = () => {
    setOpen(undefined);
    publishing.begin();
  };
  const discard = () => {
    setOpen(undefined);
    void act("discard");
  };
  return (
    <>
      <Notice actions={{ Compare: () => setOpen("compare"), Discard: () => setOpen("discard") }}>
        {`Visitors still see the version of ${formatShortDay(post.updated_at)}.`}
      </Notice>
      <ComparisonDialog
        open={open === "compare"}
        title="Published and unpublished"
        description="This replaces the published version with your unpublished changes."
        left={{ name: "Published version", form: storedText({ post, pending: null }) }}
        right={{ name: "Your changes", form: form.getValues() }}
        closeLabel="Close"
        onClose={() => setOpen(undefined)}
        choices={<Button onClick={publish}>Publish changes</Button>}
      />
      <ConfirmDialog
        open={open === "discard"}
        question="Discard your unpublished changes?"
        detail="The editor will go back to the published text. Your changes will be lost."
        confirmLabel="Discard"
        onConfirm={discard}
        onCancel={() => setOpen(undefined)}
      />
    </>
  );
}
