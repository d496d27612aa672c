import type { Host } from "@brightwren/core/host/host";
import type { Shell } from "../bridge/shell.ts";

declare global {
  interface Window {
    /** Set by the preload. */
    readonly brightwrenHost: Host;
    readonly brightwrenShell: Shell;
  }
}

export const { brightwrenHost: host, brightwrenShell: shell } = window;
