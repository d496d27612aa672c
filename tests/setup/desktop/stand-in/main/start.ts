import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** Runs the app's built main process with the stand-in instead of Electron. Accepts Electron's arguments. */
const [, , appFolder = ""] = process.argv;
const standIn = new URL("electron.ts", import.meta.url).href;

process.argv.splice(1, 1);
Object.assign(process, { type: "browser", defaultApp: true, resourcesPath: join(appFolder, "resources") });
const electronPackage = new URL("../../../../../node_modules/electron/package.json", import.meta.url);
const { version } = JSON.parse(readFileSync(electronPackage, "utf8")) as { version: string };
Object.defineProperty(process, "versions", {
  value: { ...process.versions, electron: version, chrome: "?" },
});

registerHooks({
  resolve: (specifier, context, next) =>
    /^electron(?:\/(?:main|common))?$/.test(specifier) ? next(standIn, context) : next(specifier, context),
});

// The test's process has ended.
process.on("disconnect", () => process.exit(1));

const { main } = JSON.parse(readFileSync(join(appFolder, "package.json"), "utf8")) as { main: string };
const { becomeReady } = (await import(standIn)) as { becomeReady: () => void };
await import(pathToFileURL(join(appFolder, main)).href);
becomeReady();
