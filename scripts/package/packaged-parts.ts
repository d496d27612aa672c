import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { PackagingError } from "./packaging-error.ts";

/** A folder with Electron's program for this system, and the version that the repository pins. */
type ElectronFolder = { folder: string; version: string };

const programs: Partial<Record<NodeJS.Platform, string>> = { darwin: "Electron.app", win32: "electron.exe" };

const { resolve: find } = createRequire(import.meta.url);

const packageFile = find("electron/package.json");

const readText = (file: string) => (existsSync(file) ? readFileSync(file, "utf8").trim() : undefined);

/** Electron's version as package.json pins it. */
export const electronVersion = (JSON.parse(readFileSync(packageFile, "utf8")) as { version: string }).version;

/**
 * Where Electron's program lies: in the given folder, in that of ELECTRON_OVERRIDE_DIST_PATH, or where
 * `npx install-electron` puts it. Nothing is downloaded. Throws a PackagingError when it is not there, or is another
 * version than the one the app is built for.
 */
export function findElectronFolder(given: string | undefined): ElectronFolder {
  const named = given || process.env["ELECTRON_OVERRIDE_DIST_PATH"];
  const folder = named ? resolve(named) : join(dirname(packageFile), "dist");
  if (!existsSync(join(folder, programs[process.platform] ?? "electron"))) {
    throw new PackagingError(
      `Electron's program is not in ${folder}, so nothing can be packaged: \`npx install-electron\` downloads it ` +
        "(about 120 MB), or name the folder it is in with `--electron-dist <folder>`.",
    );
  }
  const found = readText(join(folder, "version"))?.replace(/^v/, "");
  if (found && found !== electronVersion) {
    throw new PackagingError(
      `The Electron in ${folder} is version ${found}, and the app is built for ${electronVersion}: ` +
        "`npx install-electron` downloads that one.",
    );
  }
  return { folder, version: electronVersion };
}

/** keytar's folder with the library for this system; undefined where npm could not install it (it is optional). */
export function installedKeytar(): string | undefined {
  try {
    const folder = dirname(find("keytar/package.json"));
    return existsSync(join(folder, "build/Release/keytar.node")) ? folder : undefined;
  } catch {
    return undefined;
  }
}

/** The licences of what a package holds beside Electron and keytar, by the names they get in it. */
export const licenceFiles = (builtFolder: string): Record<string, string> => ({
  "brightwren.txt": resolve(import.meta.dirname, "../../LICENSE"),
  "main-process.md": join(builtFolder, "main/licences.md"),
  "window.md": join(builtFolder, "renderer/licences.md"),
  "besley.txt": find("@fontsource-variable/besley/LICENSE"),
  "hanken-grotesk.txt": find("@fontsource-variable/hanken-grotesk/LICENSE"),
});
