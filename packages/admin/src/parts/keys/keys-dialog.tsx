import { Dialog, DialogActions, DialogClose } from "@brightwren/ui/dialog";
import { useState } from "react";
import type { OwnerAction } from "../../host/admin-screens.ts";
import { ownerActions, rowActions } from "../../host/owner-actions.ts";
import styles from "./keys-dialog.module.css";
import { areSingleKeysEnabled, setSingleKeysEnabled } from "./single-keys.ts";

type Shortcut = [keys: string[], label: string];

const singleKeys = (actions: Record<string, OwnerAction>): Shortcut[] =>
  Object.values(actions).flatMap(({ key, label }) => (key ? [[[key], label]] : []));

const everywhere: Shortcut[] = [
  [["Ctrl or Cmd", "K"], ownerActions.palette.label],
  ...singleKeys(ownerActions),
];

const editor: Shortcut[] = [
  [["Ctrl or Cmd", "S"], "Save. Visitors don’t see changes until you publish them."],
  [["Ctrl or Cmd", "B"], "Bold"],
  [["Ctrl or Cmd", "I"], "Italic"],
  [["Ctrl or Cmd", "K"], "Link to a page, a post or an address. Typing [[ does the same."],
  [["Ctrl or Cmd", "F"], "Find and replace in the text"],
  [["Ctrl or Cmd", "Shift", "V"], "Paste as plain text. Otherwise rich text becomes Markdown."],
  [["Tab"], "Move a list item in, or out with Shift. Elsewhere, leave the text."],
  [["Escape", "Tab"], "Leave the text from a list"],
];

/** Lists the keyboard shortcuts, and lets the owner disable the single-key ones. */
export function KeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [isOn, setIsOn] = useState(areSingleKeysEnabled);
  return (
    <Dialog title="Keyboard shortcuts" open={open} onClose={onClose}>
      <Keys title="Everywhere" rows={everywhere} />
      <Keys title="In the list of posts" rows={singleKeys(rowActions)} />
      <Keys title="In a post" rows={editor} />
      <label className="row small gap-2 mt-3 choice">
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => {
            setSingleKeysEnabled(target.checked);
            setIsOn(target.checked);
          }}
        />
        Use single-key shortcuts on this computer
      </label>
      <DialogActions className="mt-3">
        <DialogClose>Close</DialogClose>
      </DialogActions>
    </Dialog>
  );
}

function Keys({ title, rows }: { title: string; rows: Shortcut[] }) {
  return (
    <>
      <h3 className={styles.part}>{title}</h3>
      <dl>
        {rows.map(([keys, what]) => (
          <div key={what} className={`grid gap-3 ${styles.row}`}>
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
