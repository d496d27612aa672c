import type { Host, HostCommand } from "@brightwren/core/host/host";
import { createContext, useContext, useEffect, useEffectEvent, useSyncExternalStore } from "react";

export const HostContext = createContext<Host | undefined>(undefined);

/** The shell that the screens run in. Throws outside an AdminApp. */
export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) throw new Error("useHost wants an AdminApp around it.");
  return host;
}

/** Does something whenever the shell's menu or shortcut asks for it, as long as the component stands and offers it. */
export function useHostCommand(command: HostCommand, handler: () => void, isOffered = true): void {
  const host = useHost();
  const onCommand = useEffectEvent(handler);
  useEffect(
    () => (isOffered ? host.onCommand(command, () => onCommand()) : undefined),
    [host, command, isOffered],
  );
}

const never = () => () => {};
const nothing = () => undefined;

/** What the person should know of how their session is kept, if anything. */
export function useSessionNotice(): string | undefined {
  const { sessionNotice } = useHost();
  return useSyncExternalStore(sessionNotice?.watch ?? never, sessionNotice?.read ?? nothing);
}
