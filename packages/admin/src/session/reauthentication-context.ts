import { createContext, useContext } from "react";
import type { WithSession } from "./session-gate.ts";

type Reauthentication = {
  /**
   * Does an operation in the person's name. If the session has expired, asks to sign in again in place and then does
   * it once more. Throws what the operation throws, or SignInDeclined.
   */
  withSession: WithSession;
  /** Opens the dialog. Resolves once signed in, rejects with SignInDeclined. */
  askToSignIn: () => Promise<void>;
};

export const ReauthenticationContext = createContext<Reauthentication | undefined>(undefined);

/** How to do things in the person's name. Throws outside of RequireAdmin. */
export function useReauthentication(): Reauthentication {
  const reauthentication = useContext(ReauthenticationContext);
  if (!reauthentication) throw new Error("useReauthentication wants RequireAdmin around it.");
  return reauthentication;
}
