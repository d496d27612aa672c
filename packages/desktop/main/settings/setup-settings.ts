import { net } from "electron";
import { connectionSchema, type Connection } from "../../bridge/connection.ts";
import { requests } from "../../bridge/requests.ts";
import type { SettingsOutcome } from "../../bridge/shell.ts";
import { handle } from "../ipc/handle.ts";
import { checkConnection } from "./check-connection.ts";
import type { ConnectionStore } from "./connection-store.ts";

/** Answers the settings screen: checks a connection against its backend, stores it and tells that it changed. */
export function setupSettings(store: ConnectionStore, onChange: () => void): void {
  handle(
    requests.saveSettings,
    connectionSchema,
    async (connection: Connection): Promise<SettingsOutcome> => {
      const problem = await checkConnection(connection, (url, init) => net.fetch(url, init));
      if (problem) return problem;
      try {
        store.change(connection);
      } catch {
        return { saved: false, field: "url", message: "The settings could not be written to this computer." };
      }
      // The answer goes first: its window is about to be closed.
      setTimeout(onChange);
      return { saved: true };
    },
  );
}
