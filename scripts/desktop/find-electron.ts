import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const installed = `${import.meta.dirname}/../../node_modules/electron`;

/** Does not download Electron. */
export function findElectron(): string | null {
  const given = process.env["ELECTRON_OVERRIDE_DIST_PATH"];
  const pathFile = join(installed, "path.txt");
  const name = existsSync(pathFile) ? readFileSync(pathFile, "utf8").trim() : given && "electron";
  const program = join(given ?? join(installed, "dist"), name ?? "");
  return name && existsSync(program) ? program : null;
}
