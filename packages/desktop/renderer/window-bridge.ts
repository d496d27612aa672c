import type { Host } from "@brightwren/core/host/host";
import type { Shell } from "../bridge/shell.ts";

declare global {
  interface Window {
    readonly appHost: Host;
    readonly appShell: Shell;
  }
}

export const { appHost: host, appShell: shell } = window;
