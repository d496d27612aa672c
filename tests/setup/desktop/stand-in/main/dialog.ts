import { strict } from "./strict.ts";

/** A box that nobody answers stays open. A test answers by putting a function of its own in its place. */
const openForEver = (): Promise<never> => new Promise(() => {});

function unanswered(): never {
  throw new Error("Nobody answers this box of the stand-in for Electron: replace dialog.showMessageBoxSync.");
}

export const dialog = strict("dialog", {
  showMessageBox: openForEver,
  showOpenDialog: openForEver,
  showSaveDialog: openForEver,
  showMessageBoxSync: unanswered,
});
