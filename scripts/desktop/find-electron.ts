import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const installed = `${import.meta.dirname}/../../node_modules/electron`;

export const electronMissing =
  "The Electron binary is not installed, so the desktop app cannot start. " +
  "Download it with `npx install-electron` (about 120 MB), then run the command again.";

/** Does not download Electron. */
export function findElectron(): string | null {
  const name = readName();
  const folder = process.env["ELECTRON_OVERRIDE_DIST_PATH"] ?? join(installed, "dist");
  const program = join(folder, name ?? "electron");
  return existsSync(program) && (name || process.env["ELECTRON_OVERRIDE_DIST_PATH"]) ? program : null;
}

function readName(): string | null {
  try {
    return readFileSync(join(installed, "path.txt"), "utf8").trim();
  } catch {
    return null;
  }
}
