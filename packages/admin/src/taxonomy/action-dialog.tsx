import type { ReactNode } from "react";
import { FormDialog } from "@brightwren/ui/dialog";
import { type Action, useTaxonomyAction } from "./use-taxonomy-action.ts";

type ActionDialogProps = {
  title: string;
  label: string;
  action: Omit<Action, "onDone"> | undefined;
  onClose: () => void;
  children: ReactNode;
};

export function ActionDialog({ title, label, action, onClose, children }: ActionDialogProps) {
  const { act, isPending, fault } = useTaxonomyAction();
  return (
    <FormDialog
      title={title}
      submitLabel={label}
      busyLabel="One moment..."
      busy={isPending}
      incomplete={!action}
      error={isPending ? undefined : fault}
      onSubmit={() => (action ? act({ ...action, onDone: onClose }) : undefined)}
      onClose={onClose}
    >
      {children}
    </FormDialog>
  );
}
