import type { Elements } from "@brightwren/ui/elements";
import { Dialog } from "@base-ui/react/dialog";
import { buttonClass } from "@brightwren/ui/button-class";
import dialogStyles from "../parts/confirm-dialog/confirm-dialog.module.css";
import styles from "./taxonomy.module.css";
import { type Action, useTaxonomyAction } from "./use-taxonomy-action.ts";

type ActionDialogProps = {
  title: string;
  /** What the button does, e.g. 'Rename'. */
  label: string;
  /** None: the form is not filled in yet. */
  action: Omit<Action, "onDone"> | undefined;
  onClose: () => void;
  /** Fields, and what the action leads to. */
  children: Elements;
};

/** Asks for what a action needs. It stays open, with what is wrong, until it is done or given up; Escape leaves all as it is. */
export function ActionDialog({ title, label, action, onClose, children }: ActionDialogProps) {
  const { act, isPending, fault } = useTaxonomyAction();
  return (
    <Dialog.Root open onOpenChange={(next) => (next || isPending ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Backdrop className={dialogStyles.backdrop} />
        <Dialog.Popup className={dialogStyles.popup}>
          <Dialog.Title className={dialogStyles.question}>{title}</Dialog.Title>
          <form
            className={styles.form}
            onSubmit={(event) => {
              event.preventDefault();
              if (action && !isPending) act({ ...action, onDone: onClose });
            }}
          >
            {children}
            <p role="alert" className={styles.fault}>
              {isPending ? undefined : fault}
            </p>
            <div className={styles.answers}>
              <Dialog.Close className={buttonClass({ variant: "outline" })} disabled={isPending}>
                Cancel
              </Dialog.Close>
              <button type="submit" className={buttonClass()} aria-disabled={!action || isPending}>
                {isPending ? "One moment..." : label}
              </button>
            </div>
          </form>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
