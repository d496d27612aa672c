import { Dialog } from "@base-ui/react/dialog";
import { buttonClass } from "@brightwren/ui/button-class";
import { useState } from "react";
import styles from "./keys-dialog.module.css";
import { singleKeysAreOn, turnSingleKeys } from "./single-keys.ts";

const anywhere: [keys: string[], what: string][] = [
  [["Ctrl or Cmd", "K"], "Go to a screen or a post, or do something"],
  [["/"], "To the search of this list"],
  [["n"], "New post"],
  [["?"], "These keys"],
];
const inLists: typeof anywhere = [
  [["j"], "Next post"],
  [["k"], "Previous post"],
  [["x"], "Select the post, or not"],
  [["Enter"], "Open the post"],
];

/** Shows which keys do what, and turns off those that a slip of the finger could press. */
export function KeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [isOn, setIsOn] = useState(singleKeysAreOn);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup className={styles.popup}>
          <Dialog.Title className={styles.title}>Keys</Dialog.Title>
          <Keys title="Everywhere" rows={anywhere} />
          <Keys title="In the list of posts" rows={inLists} />
          <label className={styles.choice}>
            <input
              type="checkbox"
              checked={isOn}
              onChange={({ target }) => {
                turnSingleKeys(target.checked);
                setIsOn(target.checked);
              }}
            />
            Single keys do something, on this computer
          </label>
          <div className={styles.answers}>
            <Dialog.Close className={buttonClass()}>Close</Dialog.Close>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Keys({ title, rows }: { title: string; rows: typeof anywhere }) {
  return (
    <>
      <h3 className={styles.part}>{title}</h3>
      <dl className={styles.keys}>
        {rows.map(([keys, what]) => (
          <div key={what} className={styles.row}>
            <dt>
              {keys.map((key, index) => (
                <span key={key}>
                  {index > 0 ? <span> + </span> : null}
                  <kbd>{key}</kbd>
                </span>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
