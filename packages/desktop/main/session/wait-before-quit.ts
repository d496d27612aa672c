import { tooLate, within } from "../keychain/keychain.ts";
import type { SessionStore } from "./session-store.ts";

/** A keychain that takes longer waits for a password that nobody types. */
const longestWait = 10_000;

/** After so long the person is told why the app is still there. */
const tellAfter = 1_000;

/**
 * Returns what decides whether the app may quit: while the session is being stored or removed it prevents the event, and
 * calls `quit` once that is done, or after ten seconds. Whoever quits again meanwhile waits for the same.
 * `onLongWait` is called with true when the wait becomes long enough to tell of, and with false when it is over.
 */
export function createQuitWait(
  store: Pick<SessionStore, "underWay">,
  onLongWait: (isLong: boolean) => void,
): (event: { preventDefault: () => void }, quit: () => void) => void {
  let isWaiting = false;
  let wasInVain = false;

  async function wait(stored: Promise<void>, quit: () => void): Promise<void> {
    let isTold = false;
    const telling = setTimeout(() => {
      isTold = true;
      onLongWait(true);
    }, tellAfter);
    wasInVain = (await within(stored, longestWait)) === tooLate;
    if (wasInVain) void stored.then(() => (wasInVain = false));
    clearTimeout(telling);
    if (isTold) onLongWait(false);
    isWaiting = false;
    quit();
  }

  return (event, quit) => {
    if (!isWaiting) {
      const stored = wasInVain ? undefined : store.underWay();
      if (!stored) return;
      isWaiting = true;
      void wait(stored, quit);
    }
    event.preventDefault();
  };
}
