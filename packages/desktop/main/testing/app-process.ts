import { openKeychain, type OpenedKeychain } from "../keychain/keychain.ts";
import { type SessionProblem, sessionNotices } from "../session/session-notices.ts";
import { createSessionStore, type SessionStore } from "../session/session-store.ts";
import type { SystemKeychain } from "./system-keychain.ts";

export type Asked<Result = void> = { at: number; isDone: boolean; result?: Result };

export type AppProcess = {
  store: SessionStore;
  startedAt: number;
  opened: OpenedKeychain | undefined;
  problem: SessionProblem | undefined;
  ask: <Result>(at: number, answer: Promise<Result>) => Asked<Result>;
  rejections: unknown[];
};

const problems = Object.keys(sessionNotices) as SessionProblem[];

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
