import type { Host, HostCommand } from "@brightwren/core/host/host";
import { createContext, useContext, useEffect, useEffectEvent, useSyncExternalStore } from "react";

export const HostContext = createContext<Host | undefined>(undefined);

export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) throw new Error("useHost wants an AdminApp around it.");
  return host;
}

/** Handles the command while the component is mounted and `isOffered` is true. */
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

export function useSessionNotice(): string | undefined {
  const { sessionNotice } = useHost();
  return useSyncExternalStore(sessionNotice?.watch ?? never, sessionNotice?.read ?? nothing);
}
