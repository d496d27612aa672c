import { join, relative, resolve } from "node:path";
import process from "node:process";
import { parseArgs } from "node:util";
import { Platform } from "electron-builder";
import { loadEnv } from "vite";
import { buildDesktop } from "./desktop/build-desktop.ts";
import { findElectronFolder, installedKeytar, licenceFiles } from "./package/packaged-parts.ts";
import { desktopFolder, packageDesktop } from "./package/package-desktop.ts";
import { ScriptError } from "./script-error.ts";
import { readReleaseSettings, type ReleaseSettings } from "./package/release-settings.ts";
import { dropEmptySigningSettings, unsignedNotice } from "./package/signing.ts";

/** `--dir`: unpacked app only. `--electron-dist <folder>`: the folder that contains Electron. */
const root = resolve(import.meta.dirname, "..");
const outFolder = join(root, "release");

function readCommand(): { unpackedOnly: boolean; electronFolder: string | undefined } {
  try {
    const { values } = parseArgs({
      options: { dir: { type: "boolean", default: false }, "electron-dist": { type: "string" } },
    });
    return { unpackedOnly: values.dir, electronFolder: values["electron-dist"] };
  } catch {
    throw new ScriptError("The only options are `-- --dir` and `-- --electron-dist <folder>`.");
  }
}

function requireKeytar(): string {
  const folder = installedKeytar();
  if (folder) return folder;
  throw new ScriptError(
    "keytar is not installed, so the app could not store sign-ins. Run `npm ci` again and check its output for keytar " +
      "(on Linux it may need `libsecret-1-dev`).",
  );
}

function describe({ connection, releasesUrl }: ReleaseSettings): string {
  const project =
    connection?.url ??
    "the local backend of the computer that it runs on. Set the three VITE_… settings before you distribute it";
  return `The app uses ${project}.\n${releasesUrl ? `It checks for updates at ${releasesUrl}.` : "It does not check for updates."}`;
}

async function main(): Promise<void> {
  const { unpackedOnly, electronFolder } = readCommand();
  const electron = findElectronFolder(electronFolder);
  const keytarFolder = requireKeytar();
  const settings = readReleaseSettings(loadEnv("production", root, ["VITE_", "DESKTOP_"]));
  dropEmptySigningSettings(process.env);

  await buildDesktop();
  const builtFolder = join(desktopFolder, "out");
  const { releasesUrl } = settings;
  const files = await packageDesktop(
    { electron, builtFolder, keytarFolder, licences: licenceFiles(builtFolder), outFolder, releasesUrl },
    Platform.current().createTarget(unpackedOnly ? "dir" : null),
  );
  const outputs = unpackedOnly ? ["release, unpacked"] : files.map((file) => relative(root, file)).toSorted();
  console.log(`\nPackaged:\n${outputs.map((file) => `  ${file}`).join("\n")}\n${describe(settings)}`);
  const notice = unsignedNotice(process.platform, process.env);
  if (notice) console.log(notice);
}

try {
  await main();
} catch (error) {
  console.error(error instanceof ScriptError ? error.message : error);
  process.exitCode = 1;
}
