import { withResolvers } from "@brightwren/core/older-browsers";
import { FunctionError } from "@brightwren/core/functions/invoke-function";
import { AccessError } from "@brightwren/core/session/access";
import { UserFacingError } from "../parts/failure.ts";

/** The owner declined to sign in again. The operation did not run; the typed text is not lost. */
export class SignInDeclined extends UserFacingError {
  constructor() {
    super("You’re not signed in, so nothing was changed.");
    this.name = "SignInDeclined";
  }
}

type Gate = {
  askToSignIn: () => Promise<void>;
  isSessionExpired: (error: unknown) => boolean;
  /** Called if the user lacks permission for an operation. */
  onForbidden: () => void;
};

export type WithSession = <Result>(operation: () => Promise<Result>) => Promise<Result>;

/**
 * Creates `withSession`. An operation with an expired session waits for a sign-in and is retried once. Rethrows the
 * operation's errors, or throws SignInDeclined.
 */
export function createSessionGate({
  askToSignIn,
  isSessionExpired: isExpired,
  onForbidden,
}: Gate): WithSession {
  return async (operation) => {
    try {
      return await operation();
    } catch (error) {
      if (isForbidden(error)) onForbidden();
      if (!isExpired(error)) throw error;
      await askToSignIn();
      return await operation();
    }
  };
}

/** PostgREST's codes for a missing, invalid or expired token (docs.postgrest.org, "Group 3 - JWT errors"). */
const refusedToken = new Set(["PGRST301", "PGRST302", "PGRST303"]);

export function isSessionExpired(error: unknown): boolean {
  if (error instanceof AccessError) return error.reason === "signed-out";
  if (error instanceof FunctionError) return error.code === "unauthorized" || error.code === "http_401";
  return error instanceof Error && "code" in error && refusedToken.has(String(error.code));
}

function isForbidden(error: unknown): boolean {
  if (error instanceof AccessError) return error.reason === "not-admin";
  return error instanceof FunctionError && error.code === "forbidden";
}

/** One dialog serves all waiting operations. */
export function createSignInQueue() {
  const waiting: PromiseWithResolvers<void>[] = [];
  return {
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
