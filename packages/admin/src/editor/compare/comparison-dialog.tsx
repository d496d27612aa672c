import { Dialog } from "@base-ui/react/dialog";
import type { ReactNode } from "react";
import styles from "./comparison-dialog.module.css";
import { VersionComparison, type NamedVersion } from "./version-comparison.tsx";

type ComparisonDialogProps = {
  open: boolean;
  title: string;
  /** Says what the choices mean. */
  explanation: ReactNode;
  left: NamedVersion;
  right: NamedVersion;
  /** The buttons besides the one that closes. */
  choices: ReactNode;
  closeLabel: string;
  onClose: () => void;
};

/** Two versions side by side with what can be done about them. Closing changes neither. */
export function ComparisonDialog(props: ComparisonDialogProps) {
  const { open, title, explanation, left, right, choices, closeLabel, onClose } = props;
  return (
    <Dialog.Root open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup className={styles.popup}>
          <Dialog.Title className={styles.title}>{title}</Dialog.Title>
          <Dialog.Description className={styles.explanation}>{explanation}</Dialog.Description>
          {/* Reachable by keyboard, because it scrolls. */}
          <div className={styles.versions} role="region" aria-label="The two versions" tabIndex={0}>
            <VersionComparison left={left} right={right} />
          </div>
          <div className={styles.choices}>
            <Dialog.Close className={styles.close}>{closeLabel}</Dialog.Close>
            {choices}
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
