import type { Host } from "@brightwren/core/host/host";
import { createContext, useContext } from "react";

export const HostContext = createContext<Host | undefined>(undefined);

/** The shell that the screens run in. Throws outside an AdminApp. */
export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) throw new Error("useHost wants an AdminApp around it.");
  return host;
}
