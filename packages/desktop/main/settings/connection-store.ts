import { join } from "node:path";
import { app } from "electron";
import { connectionSchema, type Connection } from "../../bridge/connection.ts";
import { readJsonFile, writeJsonFile } from "../app/json-file.ts";
import { builtInConnection } from "./built-in-connection.ts";

export type ConnectionStore = { current: () => Connection; change: (to: Connection) => void };

/** The connection in use: the one of the settings, or the built-in one. `change` throws the file system's error. */
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
