import { homedir, tmpdir } from "node:os";
import { join } from "node:path";
import { switchValue } from "./command-line.ts";

const home = homedir();
const paths = new Map<string, string>([
  ["home", home],
  ["appData", join(home, ".config")],
  ["temp", tmpdir()],
  ["documents", join(home, "Documents")],
  ["downloads", join(home, "Downloads")],
  ["desktop", join(home, "Desktop")],
  ["exe", process.execPath],
]);

/** As Electron's: the folder that has this name. Throws for a name it does not know. */
export function getPath(name: string): string {
  const given = switchValue("user-data-dir");
  const path = paths.get(name) ?? (name === "userData" || name === "sessionData" ? given : undefined);
  if (path === undefined) throw new Error(`Failed to get '${name}' path`);
  return path;
}

export function setPath(name: string, path: string): void {
  paths.set(name, path);
}
