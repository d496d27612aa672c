import type { SessionStorage } from "@brightwren/core/supabase/client";
import type { Connection } from "./connection.ts";

/** What became of saving the settings: stored, or why not, in a sentence, with the field to mend. */
export type SettingsOutcome = { saved: true } | { saved: false; field: keyof Connection; message: string };

/** What the window offers the renderer beyond the admin's Host. Set by the preload as `window.appShell`. */
export type Shell = {
  /** Which backend and site this window works with. */
  connection: Connection;
  /** The session's place: the keychain, or the memory of the main process where there is none. */
  session: SessionStorage;
  /** Checks the connection against the backend, stores it and opens the window anew with it. */
  saveSettings: (connection: Connection) => Promise<SettingsOutcome>;
  /** The connection that the app was built with. */
  builtInConnection: Connection;
  /** Calls the handler with a screen's path when a menu, notification or deep link leads there. Returns an unsubscribe function. */
  onOpen: (handler: (path: string) => void) => () => void;
  /** Calls the handler when the menu, or a refused access, asks to sign out. Returns an unsubscribe function. */
  onSignOut: (handler: () => void) => () => void;
};
