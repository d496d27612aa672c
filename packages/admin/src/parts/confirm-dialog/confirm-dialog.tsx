import { AlertDialog } from "@base-ui/react/alert-dialog";
import { buttonClass } from "@brightwren/ui/button-class";
import { type ReactNode, type RefObject, useState } from "react";
import styles from "./confirm-dialog.module.css";

type ConfirmDialogProps = {
  open: boolean;
  /** The question, whole: it names the dialog. */
  question: string;
  /** What the answer leads to, e.g. the title of the post that goes. */
  detail?: ReactNode;
  /** What the button does, e.g. 'Delete'. */
  confirmLabel: string;
  /** The button's label while `busy`. */
  busyLabel?: string;
  busy?: boolean;
  /** Where the focus goes afterwards, if what opened the dialog may be gone by then. */
  returnFocus?: RefObject<HTMLElement | null>;
  onConfirm: () => void;
  onCancel: () => void;
};

/**
 * Asks before what cannot be undone. Escape and Cancel leave everything as it is; Cancel has the focus. While it closes it
 * keeps its words, and takes no second answer.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open } = props;
  const [asked, setAsked] = useState(props);
  if (open && asked !== props) setAsked(props);
  const label = asked.busy ? (asked.busyLabel ?? asked.confirmLabel) : asked.confirmLabel;
  return (
    <AlertDialog.Root
      open={open}
      onOpenChange={(next) => (next || asked.busy ? undefined : props.onCancel())}
    >
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={styles.backdrop} />
        <AlertDialog.Popup
          className={styles.popup}
          {...(props.returnFocus ? { finalFocus: props.returnFocus } : {})}
        >
          <AlertDialog.Title className={styles.question}>{asked.question}</AlertDialog.Title>
          <AlertDialog.Description className={styles.detail} render={<div />}>
            {asked.detail}
          </AlertDialog.Description>
          <div className={styles.answers}>
            <AlertDialog.Close className={buttonClass({ variant: "outline" })} disabled={asked.busy}>
              Cancel
            </AlertDialog.Close>
            <button
              type="button"
              className={buttonClass()}
              disabled={asked.busy}
              onClick={() => (open ? props.onConfirm() : undefined)}
            >
              {label}
            </button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
