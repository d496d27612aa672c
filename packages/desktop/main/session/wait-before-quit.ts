import { tooLate, within } from "../keychain/keychain.ts";
import type { SessionStore } from "./session-store.ts";

/** Milliseconds. A slower keychain is probably waiting for a password that nobody enters. */
const longestWait = 10_000;

const noticeAfter = 1_000;

/** Handles "before-quit": prevents it while a write is pending, and calls `quit` after at most ten seconds. */
export function createQuitWait(
  store: Pick<SessionStore, "underWay">,
  onLongWait: (isLong: boolean) => void,
): (event: { preventDefault: () => void }, quit: () => void) => void {
  let isWaiting = false;
  let timedOut = false;

  async function wait(stored: Promise<void>, quit: () => void): Promise<void> {
    let hasNotice = false;
    const timer = setTimeout(() => {
      hasNotice = true;
      onLongWait(true);
    }, noticeAfter);
    timedOut = (await within(stored, longestWait)) === tooLate;
    if (timedOut) void stored.then(() => (timedOut = false));
    clearTimeout(timer);
    if (hasNotice) onLongWait(false);
    isWaiting = false;
    quit();
  }

  return (event, quit) => {
    if (!isWaiting) {
      const stored = timedOut ? undefined : store.underWay();
      if (!stored) return;
      isWaiting = true;
      void wait(stored, quit);
    }
    event.preventDefault();
  };
}
