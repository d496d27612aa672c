import type { KeychainProblem } from "../keychain/keychain.ts";

/** What can stand between a session and the keychain. */
export type SessionProblem = KeychainProblem | "slow" | "not-read" | "not-stored" | "not-removed";

const again = "You will have to sign in again when the app starts.";

/** Each problem as the person reads it, with what may help. */
export const sessionNotices: Record<SessionProblem, string> = {
  missing:
    `Your sign-in cannot be stored on this computer, as the app finds no keychain. ${again} ` +
    "Installing the app again may help; on Linux, so may installing libsecret.",
  "no-service":
    `Your sign-in cannot be stored on this computer, as no keychain is running. ${again} ` +
    "On Linux, GNOME Keyring or KWallet provides one.",
  locked:
    `Your sign-in cannot be stored, as the system's keychain is locked. ${again} ` +
    "To stay signed in, unlock the keychain and start the app once more.",
  slow: "Waiting for the system's keychain. If it asks for your password, please enter it there.",
  "not-read":
    "Your sign-in could not be read from the system's keychain, so please sign in again. " +
    "If the keychain is locked, unlocking it and starting the app once more may help.",
  "not-stored":
    `Your sign-in could not be stored in the system's keychain. ${again} ` +
    "The keychain may be locked or full; the app tries again whenever your sign-in is renewed.",
  "not-removed":
    "You are signed out, but the system's keychain may still hold your last sign-in. " +
    "To clear it, unlock the keychain, start the app once more, then sign in and out.",
};

/** What the person reads while the app waits to quit. */
export const quittingNotice =
  "Waiting for the system's keychain before the app quits. If it asks for your password, please enter it there.";

/** After so long the person is notified that the keychain is slow. */
export const slowAfter = 3_000;

/** Where each part of the session's keeping posts its problem. */
export type NoticeBoard = {
  /** Replaces the topic's problem; without one, the topic has none any more. */
  post: (topic: string, problem?: SessionProblem) => void;
  /** Posts that the topic is slow, if it is. Returns what ends that, with the problem that there is instead. */
  watch: (topic: string) => (problem?: SessionProblem) => void;
};

/** Calls `onNotice` with the oldest problem's sentence, and again only when that changes. */
export function createNoticeBoard(onNotice: (notice: string | undefined) => void): NoticeBoard {
  const problems = new Map<string, SessionProblem>();
  /** A topic stands here once for each watch that found it slow. */
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
    watch(topic) {
      let isSlow = false;
      const timer = setTimeout(() => {
        isSlow = true;
        slow.push(topic);
        post(topic, "slow");
      }, slowAfter);
      return (problem) => {
        clearTimeout(timer);
        if (isSlow) slow.splice(slow.indexOf(topic), 1);
        post(topic, slow.includes(topic) ? "slow" : problem);
      };
    },
  };
}
