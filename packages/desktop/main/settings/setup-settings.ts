import { join } from "node:path";
import { app, net } from "electron";
import { connectionSchema, type Connection } from "../../bridge/connection.ts";
import type { SettingsOutcome } from "../../bridge/shell.ts";
import { readJsonFile, writeJsonFile } from "../app/json-file.ts";
import { handle } from "../ipc/handle.ts";
import { checkConnection } from "./check-connection.ts";

declare const BUILT_IN_CONNECTION: Connection;

/** The build's default project; electron.vite.config.ts reads it from the environment. */
export const builtInConnection: Connection = BUILT_IN_CONNECTION;

type ConnectionStore = { current: () => Connection; change: (to: Connection) => void };

export function openConnectionStore(): ConnectionStore {
  const file = join(app.getPath("userData"), "settings.json");
  let connection = readJsonFile(file, connectionSchema) ?? builtInConnection;
  return {
    current: () => connection,
    change(to) {
      writeJsonFile(file, to);
      connection = to;
    },
  };
}

export function setupSettings(store: ConnectionStore, onChange: () => void): void {
  handle("save-settings", async (connection): Promise<SettingsOutcome> => {
    const problem = await checkConnection(connection, (url, init) => net.fetch(url, init));
    if (problem) return problem;
    try {
      store.change(connection);
    } catch {
      return { saved: false, field: "url", message: "The settings could not be saved on this computer." };
    }
    // Respond first, because `onChange` closes the requesting window.
    setTimeout(onChange);
    return { saved: true };
  });
}
