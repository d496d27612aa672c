import { withResolvers } from "@brightwren/core/older-browsers";
import { FunctionError } from "@brightwren/core/functions/invoke-function";
import { AccessError } from "@brightwren/core/session/access";
import { UserFacingError } from "../parts/failure.ts";

/** The person chose not to sign in again. What they typed stays; the operation was not done. */
export class SignInDeclined extends UserFacingError {
  constructor() {
    super("You are not signed in, so this was not done.");
    this.name = "SignInDeclined";
  }
}

type Gate = {
  /** Asks to sign in again; rejects with SignInDeclined. */
  askToSignIn: () => Promise<void>;
  /** Whether an error means that the session was refused. */
  isSessionExpired: (error: unknown) => boolean;
  /** Called when an operation found that the person may not do it. */
  onRefused: () => void;
};

/** Does an operation in the person's name, and returns what it returns. */
export type WithSession = <Result>(operation: () => Promise<Result>) => Promise<Result>;

/**
 * Makes `withSession`: an operation that finds the session expired waits until the person has signed in again, and is
 * then done once more. Throws what the operation throws, or SignInDeclined.
 */
export function createSessionGate({
  askToSignIn,
  isSessionExpired: isExpired,
  onRefused,
}: Gate): WithSession {
  return async (operation) => {
    try {
      return await operation();
    } catch (error) {
      if (isRefused(error)) onRefused();
      if (!isExpired(error)) throw error;
      await askToSignIn();
      return await operation();
    }
  };
}

/** PostgREST's codes for a token that is missing, broken or over (docs.postgrest.org, "Group 3 - JWT errors"). */
const refusedToken = new Set(["PGRST301", "PGRST302", "PGRST303"]);

/** Whether an error of an operation means that the session is over: signing in again and trying once more may help. */
export function isSessionExpired(error: unknown): boolean {
  if (error instanceof AccessError) return error.reason === "signed-out";
  if (error instanceof FunctionError) return error.code === "unauthorized" || error.code === "http_401";
  return error instanceof Error && "code" in error && refusedToken.has(String(error.code));
}

/** Whether an error of an operation means that the person has no role, or none any more. */
export function isRefused(error: unknown): boolean {
  if (error instanceof AccessError) return error.reason === "not-admin";
  return error instanceof FunctionError && error.code === "forbidden";
}

/** Those who wait for the person to sign in again: one dialog answers them all. */
export function createSignInQueue() {
  const waiting: PromiseWithResolvers<void>[] = [];
  return {
    /** Resolves once signed in, rejects with SignInDeclined. */
    join: (): Promise<void> => {
      const answer = withResolvers<void>();
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
