import type { GivenFile, HostCommand } from "@brightwren/core/host/host";
import type { SessionStorage } from "@brightwren/core/supabase/client";
import type { Connection } from "./connection.ts";
import type { Answer } from "./requests.ts";

/** Result of saving the settings. On failure, `message` is a sentence for the user and `field` the field to correct. */
export type SettingsOutcome = Answer<"save-settings">;

export type Shell = WindowStart & {
  session: SessionStorage;
  saveSettings: (connection: Connection) => Promise<SettingsOutcome>;
  /** Calls the handler with a screen's path. Returns an unsubscribe function. */
  onOpen: (handler: (path: string) => void) => () => void;
  /** Calls the handler when the menu or a failed access check signs the user out. Returns an unsubscribe function. */
  onSignOut: (handler: () => void) => () => void;
};

/** What the main process sends to the window. */
export type Messages = {
  command: HostCommand;
  "given-file": GivenFile;
  open: string;
  "sign-out": undefined;
  "session-notice": string | undefined;
};

/** Data the window needs before its page runs. Must not contain secrets, because the process list shows arguments. */
export type WindowStart = { connection: Connection; builtInConnection: Connection };

const prefix = "--app-start=";

export const toStartArgument = (start: WindowStart): string =>
  prefix + encodeURIComponent(JSON.stringify(start));

export function readStartArgument(argv: string[]): WindowStart {
  const argument = argv.find((one) => one.startsWith(prefix));
  if (!argument) throw new Error("The window was opened without its start argument.");
  return JSON.parse(decodeURIComponent(argument.slice(prefix.length))) as WindowStart;
}
