import type { RefObject } from "react";
import { ConfirmDialog } from "../parts/confirm-dialog/confirm-dialog.tsx";

type DeletePostDialogProps = {
  open: boolean;
  /** The title of the post that goes. */
  title: string;
  busy: boolean;
  returnFocus: RefObject<HTMLElement | null>;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks before a post is deleted (specification section 5). */
export function DeletePostDialog({ title, ...dialog }: DeletePostDialogProps) {
  return (
    <ConfirmDialog
      {...dialog}
      question="Are you sure you want to delete this post?"
      detail={`“${title}” is deleted for good. To take it off the site and keep it, archive it instead.`}
      confirmLabel="Delete"
      busyLabel="Deleting..."
    />
  );
}
