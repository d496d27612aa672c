import { createContext, useContext } from "react";
import type { SessionState } from "./session-state.ts";

type SessionControl = {
  session: SessionState;
  /** Signs out on purpose, in every tab. */
  leave: () => Promise<void>;
};

export const SessionContext = createContext<SessionControl | undefined>(undefined);

/** Who is signed in, and how to sign out. Throws outside a SessionProvider. */
export function useSession(): SessionControl {
  const control = useContext(SessionContext);
  if (!control) throw new Error("useSession wants a SessionProvider around it.");
  return control;
}
