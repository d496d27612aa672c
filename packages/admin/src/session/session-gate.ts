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
};

/** Does an operation in the person's name, and gives what it gives. */
export type WithSession = <Result>(operation: () => Promise<Result>) => Promise<Result>;

/**
 * Makes `withSession`: an operation that finds the session expired waits until the person has signed in again, and is
 * then done once more. Throws what the operation throws, or SignInDeclined.
 */
export function createSessionGate({ askToSignIn, isSessionExpired }: Gate): WithSession {
  return async (operation) => {
    try {
      return await operation();
    } catch (error) {
      if (!isSessionExpired(error)) throw error;
      await askToSignIn();
      return await operation();
    }
  };
}
