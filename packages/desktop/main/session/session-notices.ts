import type { KeychainProblem } from "../keychain/keychain.ts";

export type SessionProblem = KeychainProblem | "slow" | "not-read" | "not-stored" | "not-removed";

const again = "You will have to sign in again when the app starts.";

export const sessionNotices: Record<SessionProblem, string> = {
  missing:
    `Your sign-in cannot be stored on this computer, because no keychain was found. ${again} ` +
    "Try reinstalling the app. On Linux, installing libsecret may also help.",
  "no-service":
    `Your sign-in cannot be stored on this computer, because no keychain is running. ${again} ` +
    "On Linux, GNOME Keyring or KWallet provides one.",
  locked:
    `Your sign-in cannot be stored, because the system’s keychain is locked. ${again} ` +
    "To stay signed in, unlock the keychain and restart the app.",
  slow: "Waiting for the system’s keychain. If it asks for your password, please enter it there.",
  "not-read":
    "Your sign-in could not be read from the system’s keychain, so please sign in again. " +
    "If the keychain is locked, unlock it and restart the app.",
  "not-stored":
    `Your sign-in could not be stored in the system’s keychain. ${again} ` +
    "The keychain may be locked or full; the app tries again whenever your sign-in is renewed.",
  "not-removed":
    "You are signed out, but the system’s keychain may still hold your last sign-in. " +
    "To clear it, unlock the keychain, restart the app, then sign in and out.",
};

export const quittingNotice =
  "Waiting for the system’s keychain before the app quits. If it asks for your password, please enter it there.";

/** Milliseconds until the notice about a slow keychain. */
export const slowAfter = 3_000;

export function createNoticeBoard(onNotice: (notice: string | undefined) => void) {
  const problems = new Map<string, SessionProblem>();
  const slow: string[] = [];
  let shown: SessionProblem | undefined;

  function post(topic: string, problem?: SessionProblem): void {
    if (problem) problems.set(topic, problem);
    else problems.delete(topic);
    const [first] = problems.values();
    if (first === shown) return;
    shown = first;
    onNotice(first && sessionNotices[first]);
  }

  return {
    post,
    /** Returns a function that ends the watch. Pass it the final problem, if any. */
    watch(topic: string) {
      let isSlow = false;
      const timer = setTimeout(() => {
        isSlow = true;
        slow.push(topic);
        post(topic, "slow");
      }, slowAfter);
      return (problem?: SessionProblem) => {
        clearTimeout(timer);
        if (isSlow) slow.splice(slow.indexOf(topic), 1);
        post(topic, slow.includes(topic) ? "slow" : problem);
      };
    },
  };
}
