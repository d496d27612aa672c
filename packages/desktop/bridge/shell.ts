import type { SessionStorage } from "@brightwren/core/supabase/client";
import type { Connection } from "./connection.ts";

/** Result of saving the settings. On failure, `message` is a sentence for the user and `field` the field to correct. */
export type SettingsOutcome = { saved: true } | { saved: false; field: keyof Connection; message: string };

export type Shell = {
  connection: Connection;
  session: SessionStorage;
  saveSettings: (connection: Connection) => Promise<SettingsOutcome>;
  builtInConnection: Connection;
  /** Calls the handler with a screen's path. Returns an unsubscribe function. */
  onOpen: (handler: (path: string) => void) => () => void;
  /** Calls the handler when the menu or a failed access check signs the user out. Returns an unsubscribe function. */
  onSignOut: (handler: () => void) => () => void;
};
