import { join, relative, resolve } from "node:path";
import process from "node:process";
import { parseArgs } from "node:util";
import { Platform } from "electron-builder";
import { loadEnv } from "vite";
import { buildDesktop } from "./desktop/build-desktop.ts";
import { findElectronFolder, installedKeytar, licenceFiles } from "./package/packaged-parts.ts";
import { desktopFolder, packageDesktop } from "./package/package-desktop.ts";
import { PackagingError } from "./package/packaging-error.ts";
import { readReleaseSettings, type ReleaseSettings } from "./package/release-settings.ts";
import { dropEmptySigningSettings, unsignedNotice } from "./package/signing.ts";

/** `--dir`: unpacked app only. `--electron-dist <folder>`: where Electron is. */
const root = resolve(import.meta.dirname, "..");
const outFolder = join(root, "release");

function readCommand(): { unpackedOnly: boolean; electronFolder: string | undefined } {
  try {
    const { values } = parseArgs({
      options: { dir: { type: "boolean", default: false }, "electron-dist": { type: "string" } },
    });
    return { unpackedOnly: values.dir, electronFolder: values["electron-dist"] };
  } catch {
    throw new PackagingError("npm run package takes `-- --dir` and `-- --electron-dist <folder>` only.");
  }
}

function requireKeytar(): string {
  const folder = installedKeytar();
  if (folder) return folder;
  throw new PackagingError(
    "keytar is not installed, so the app could keep nobody signed in: run `npm ci` again and see what it says of keytar " +
      "(on Linux it may need `libsecret-1-dev`).",
  );
}

function describe({ connection, releasesUrl }: ReleaseSettings): string {
  const project =
    connection?.url ??
    "the backend of the computer it runs on. Set the three VITE_… settings before you give it to anybody";
  return `It works with ${project}.\nIt looks for updates ${releasesUrl ? `at ${releasesUrl}` : "nowhere"}.`;
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
  const made = unpackedOnly ? ["release, unpacked"] : files.map((file) => relative(root, file)).toSorted();
  console.log(`\nPackaged:\n${made.map((file) => `  ${file}`).join("\n")}\n${describe(settings)}`);
  const notice = unsignedNotice(process.platform, process.env);
  if (notice) console.log(notice);
}

try {
  await main();
} catch (error) {
  console.error(error instanceof PackagingError ? error.message : error);
  process.exitCode = 1;
}
