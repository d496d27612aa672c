import type { Host, HostCommand } from "@brightwren/core/host/host";
import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { requiredContext } from "../parts/required-context.ts";
import type { ActionId } from "./owner-actions.ts";

export const [HostContext, useHost] = requiredContext<Host>("an AdminApp");

/** The function that palette, shortcuts, header and desktop menu call to run an action. */
export const [PerformContext, usePerform] = requiredContext<(id: ActionId) => void>("an AdminFrame");

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
