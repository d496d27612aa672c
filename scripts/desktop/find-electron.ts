import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const installed = `${import.meta.dirname}/../../node_modules/electron`;

export const electronMissing =
  "Electron's program is not on this computer, so the desktop app cannot be opened. " +
  "`npx install-electron` downloads it (about 120 MB); then run this again.";

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
