import { AlertDialog } from "@base-ui/react/alert-dialog";
import { Dialog as Base } from "@base-ui/react/dialog";
import { type ComponentProps, type ReactNode, useState } from "react";
import { Button } from "../button/button.tsx";
import { type ButtonKind, buttonClass } from "../button/button-class.ts";
import styles from "./dialog.module.css";

const classes = (...names: (string | undefined)[]) => names.filter(Boolean).join(" ");

type Popup = Pick<ComponentProps<typeof Base.Popup>, "id" | "initialFocus" | "finalFocus" | "aria-label">;

type DialogProps = Popup & {
  /** The accessible name. Without it, provide a `DialogTitle` in the children or an `aria-label`. */
  title?: string;
  description?: ReactNode;
  /** `sheet` fills one side of the window. */
  kind?: "window" | "sheet";
  open?: boolean;
  /** What is beside a sheet stays usable, and presses there do not close it. */
  isBeside?: boolean;
  /** Prevents closing: Escape, Close and presses outside do nothing. */
  busy?: boolean;
  /** Presses outside do nothing. */
  persistent?: boolean;
  /** The children stay mounted while the dialog is closed. */
  keepMounted?: boolean;
  /** Sets the popup's layout, and its width as `--dialog-width`. */
  className?: string | undefined;
  onClose: () => void;
  /** Called after the opening or closing transition has finished. */
  onSettled?: (isOpen: boolean) => void;
  children: ReactNode;
};

/** A modal dialog. It traps the focus and restores it on closing; Escape closes it. */
export function Dialog({
  title,
  description,
  kind = "window",
  isBeside = false,
  open = true,
  busy = false,
  persistent = false,
  keepMounted = false,
  className,
  onClose,
  onSettled,
  children,
  ...popup
}: DialogProps) {
  return (
    <Base.Root
      open={open}
      modal={!isBeside}
      disablePointerDismissal={persistent || isBeside}
      onOpenChange={(next) => (next || busy ? undefined : onClose())}
      {...(onSettled && { onOpenChangeComplete: onSettled })}
    >
      <Base.Portal keepMounted={keepMounted}>
        {isBeside ? null : <Base.Backdrop className={styles.backdrop} />}
        <Base.Popup {...popup} className={classes(kind === "sheet" ? styles.sheet : styles.popup, className)}>
          {title === undefined ? null : <DialogTitle>{title}</DialogTitle>}
          {description === undefined ? null : <DialogDescription>{description}</DialogDescription>}
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

/** The heading, which is the dialog's accessible name. */
export const DialogTitle = ({ className, ...rest }: ComponentProps<"h2">) => (
  <Base.Title {...rest} className={classes(styles.title, className)} />
);

/** The description, which screen readers announce after the title. */
export const DialogDescription = ({ className, ...rest }: ComponentProps<"p">) => (
  <Base.Description {...rest} className={classes(styles.description, className)} />
);

/** The row of buttons at the end. */
export const DialogActions = ({
  className,
  children,
}: {
  className?: string | undefined;
  children: ReactNode;
}) => <div className={classes(styles.actions, className)}>{children}</div>;

type DialogCloseProps = {
  /** Only for dialogs without a row of buttons. */
  kind?: ButtonKind;
  className?: string | undefined;
  disabled?: boolean;
  children: ReactNode;
};

/** A button that closes the dialog. */
export const DialogClose = ({
  kind = "outline",
  className,
  disabled = false,
  children,
}: DialogCloseProps) => (
  <Base.Close className={classes(buttonClass({ kind }), className)} disabled={disabled}>
    {children}
  </Base.Close>
);

type FormDialogProps = Omit<DialogProps, "kind" | "keepMounted"> & {
  submitLabel: string;
  /** The submit button's label while `busy`. */
  busyLabel?: string;
  /** Neither deletes nor publishes. */
  neutral?: boolean;
  /** The form is not complete yet. */
  incomplete?: boolean;
  /** The error from the last attempt. */
  error?: ReactNode;
  onSubmit: () => void;
  /** Buttons between Cancel and the submit button. */
  otherActions?: ReactNode;
};

/** A dialog with a form. On failure it shows the error and remains open. */
export function FormDialog({
  submitLabel,
  busyLabel = submitLabel,
  neutral = false,
  incomplete = false,
  error,
  onSubmit,
  otherActions,
  busy = false,
  children,
  ...dialog
}: FormDialogProps) {
  return (
    <Dialog {...dialog} busy={busy}>
      <form
        className="grid gap-4 mt-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy && !incomplete) onSubmit();
        }}
      >
        {children}
        <p role="alert" className="fault hides-empty">
          {error}
        </p>
        <DialogActions>
          <DialogClose disabled={busy}>Cancel</DialogClose>
          {otherActions}
          <Button kind={neutral ? "solid" : "primary"} type="submit" busy={busy} aria-disabled={incomplete}>
            {busy ? busyLabel : submitLabel}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

type ConfirmDialogProps = {
  open: boolean;
  /** The full question, which is also the dialog's accessible name. */
  question: string;
  /** What the action affects, e.g. the title of the post. */
  detail?: ReactNode;
  /** The confirm button's label, e.g. "Delete". */
  confirmLabel: string;
  /** The button's label while `busy`. */
  busyLabel?: string;
  busy?: boolean;
  /** Neither deletes nor publishes. */
  neutral?: boolean;
  /** Receives the focus on closing if the element that opened the dialog may be gone. */
  returnFocus?: ComponentProps<typeof AlertDialog.Popup>["finalFocus"];
  onConfirm: () => void;
  onCancel: () => void;
};

/**
 * Asks for confirmation before an irreversible action. Cancel has the initial focus. The text remains while the dialog
 * closes, and further presses are ignored.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open } = props;
  const [asked, setAsked] = useState(props);
  if (open && asked !== props) setAsked(props);
  const { question, detail, confirmLabel, busyLabel = confirmLabel, busy = false, neutral = false } = asked;
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => (next || busy ? undefined : props.onCancel())}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={styles.backdrop} />
        <AlertDialog.Popup
          className={styles.popup}
          {...(props.returnFocus && { finalFocus: props.returnFocus })}
        >
          <AlertDialog.Title className={styles.title}>{question}</AlertDialog.Title>
          <AlertDialog.Description className="hint breaks hides-empty mt-3" render={<div />}>
            {detail}
          </AlertDialog.Description>
          <div className={classes(styles.actions, "mt-5")}>
            <AlertDialog.Close className={buttonClass({ kind: "outline" })} disabled={busy}>
              Cancel
            </AlertDialog.Close>
            <Button
              kind={neutral ? "solid" : "primary"}
              busy={busy}
              onClick={() => (open ? props.onConfirm() : undefined)}
            >
              {busy ? busyLabel : confirmLabel}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
