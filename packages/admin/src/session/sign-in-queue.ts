import { SignInDeclined } from "./session-gate.ts";

/** Those who wait for the person to sign in again: one dialog answers them all. */
export function createSignInQueue() {
  const waiting: PromiseWithResolvers<void>[] = [];
  return {
    /** Resolves once signed in, rejects with SignInDeclined. */
    join: (): Promise<void> => {
      const answer = Promise.withResolvers<void>();
      waiting.push(answer);
      return answer.promise;
    },
    settle: (signedIn: boolean): void => {
      for (const answer of waiting.splice(0)) {
        if (signedIn) answer.resolve();
        else answer.reject(new SignInDeclined());
      }
    },
  };
}
