import type { HostCommand } from "@brightwren/core/host/host";
import { useEffect, useEffectEvent } from "react";
import { useHost } from "./host-context.ts";

/** Does something whenever the shell's menu or shortcut asks for it, as long as the component stands. */
export function useHostCommand(command: HostCommand, handler: () => void): void {
  const host = useHost();
  const onCommand = useEffectEvent(handler);
  useEffect(() => host.onCommand(command, () => onCommand()), [host, command]);
}
