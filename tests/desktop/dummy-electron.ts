import { chmod, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { electronVersion } from "../../scripts/package/electron-folder.ts";

/** What @electron/fuses looks for in Electron's program. */
const sentinel = "dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX";

/** The fuses as Electron ships them, 1 for on, in the order of FuseV1Options, and one that nobody here knows yet. */
const fuses = "101100011";

/**
 * Lays out a folder as Electron's for Linux, small and without Electron: a program that is nothing but its fuses, two
 * languages, the licences and the sample app.
 */
export async function writeDummyElectron(folder: string): Promise<void> {
  for (const part of ["locales", "resources"]) await mkdir(join(folder, part), { recursive: true });
  const files = {
    electron: `dummy${sentinel}${String.fromCharCode(1, fuses.length)}${fuses}end`,
    version: electronVersion,
    LICENSE: "Electron's licence",
    "LICENSES.chromium.html": "Chromium's licences",
    "locales/en-GB.pak": "English",
    "locales/fr.pak": "French",
    "resources/default_app.asar": "the sample app",
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text, "latin1");
  await chmod(join(folder, "electron"), 0o755);
}
