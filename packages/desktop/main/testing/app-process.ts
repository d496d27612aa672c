import { openKeychain, type OpenedKeychain } from "../keychain/keychain.ts";
import { type SessionProblem, sessionNotices } from "../session/session-notices.ts";
import { createSessionStore, type SessionStore } from "../session/session-store.ts";
import type { SystemKeychain } from "./system-keychain.ts";

/** Something asked of the session's store, and what became of it. */
export type Asked<Result = void> = { at: number; isDone: boolean; result?: Result };

/** A process of the app over a keychain of the system's, seen from outside. */
export type AppProcess = {
  store: SessionStore;
  startedAt: number;
  /** What became of the keychain, once that is known. */
  opened: OpenedKeychain | undefined;
  /** What the person reads. */
  problem: SessionProblem | undefined;
  /** Asks for something at this moment, and notes what becomes of it. */
  ask: <Result>(at: number, answer: Promise<Result>) => Asked<Result>;
  /** What was rejected. */
  rejections: unknown[];
};

const problems = Object.keys(sessionNotices) as SessionProblem[];

/** Starts one, at this moment. */
export function startAppProcess(keychain: SystemKeychain, startedAt: number): AppProcess {
  const keytar = keychain.connect();
  const opening = openKeychain("Brightwren", async () => keytar);
  const app: AppProcess = {
    store: createSessionStore({
      keychain: opening,
      onNotice(notice) {
        app.problem = problems.find((problem) => sessionNotices[problem] === notice);
      },
    }),
    startedAt,
    opened: undefined,
    problem: undefined,
    ask(at, answer) {
      const asked: Asked<Awaited<typeof answer>> = { at, isDone: false };
      answer.then(
        (result) => Object.assign(asked, { isDone: true, result }),
        (error: unknown) => app.rejections.push(error),
      );
      return asked;
    },
    rejections: [],
  };
  void opening.then((opened) => (app.opened = opened));
  return app;
}
