import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { ScriptError } from "../script-error.ts";

type ElectronFolder = { folder: string; version: string };

const programs: Partial<Record<NodeJS.Platform, string>> = { darwin: "Electron.app", win32: "electron.exe" };

const { resolve: find } = createRequire(import.meta.url);

const packageFile = find("electron/package.json");

const readText = (file: string) => (existsSync(file) ? readFileSync(file, "utf8").trim() : undefined);

export const electronVersion = (JSON.parse(readFileSync(packageFile, "utf8")) as { version: string }).version;

/** Downloads nothing. Throws a ScriptError when Electron is missing or has another version. */
export function findElectronFolder(given: string | undefined): ElectronFolder {
  const named = given || process.env["ELECTRON_OVERRIDE_DIST_PATH"];
  const folder = named ? resolve(named) : join(dirname(packageFile), "dist");
  if (!existsSync(join(folder, programs[process.platform] ?? "electron"))) {
    throw new ScriptError(
      `The Electron binary is not in ${folder}. Download it with \`npx install-electron\` ` +
        "(about 120 MB), or pass its folder as `--electron-dist <folder>`.",
    );
  }
  const found = readText(join(folder, "version"))?.replace(/^v/, "");
  if (found && found !== electronVersion) {
    throw new ScriptError(
      `The Electron in ${folder} is version ${found}, but the app needs ${electronVersion}. ` +
        "Download that version with `npx install-electron`.",
    );
  }
  return { folder, version: electronVersion };
}

/** Undefined if npm could not install keytar, an optional dependency. */
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
