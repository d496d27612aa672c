import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { PackagingError } from "./packaging-error.ts";

type ElectronFolder = { folder: string; version: string };

const programs: Partial<Record<NodeJS.Platform, string>> = { darwin: "Electron.app", win32: "electron.exe" };

const { resolve: find } = createRequire(import.meta.url);

const packageFile = find("electron/package.json");

const readText = (file: string) => (existsSync(file) ? readFileSync(file, "utf8").trim() : undefined);

export const electronVersion = (JSON.parse(readFileSync(packageFile, "utf8")) as { version: string }).version;

/** Downloads nothing. Throws a PackagingError when Electron is missing or has another version. */
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

/** Undefined where npm could not install keytar, which is optional. */
export function installedKeytar(): string | undefined {
  try {
    const folder = dirname(find("keytar/package.json"));
    return existsSync(join(folder, "build/Release/keytar.node")) ? folder : undefined;
  } catch {
    return undefined;
  }
}

export const licenceFiles = (builtFolder: string): Record<string, string> => ({
  "brightwren.txt": resolve(import.meta.dirname, "../../LICENSE"),
  "main-process.md": join(builtFolder, "main/licences.md"),
  "window.md": join(builtFolder, "renderer/licences.md"),
  "besley.txt": find("@fontsource-variable/besley/LICENSE"),
  "hanken-grotesk.txt": find("@fontsource-variable/hanken-grotesk/LICENSE"),
});
