import { keys, studio } from "@brightwren/brand";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { AfterPackContext, Configuration } from "electron-builder";
import { appId } from "../packages/desktop/main/app/app-id.ts";
import { fuses } from "./fuses.ts";
import { desktopName, linux } from "./linux/linux.ts";
import { macOf } from "./mac/mac.ts";
import { windows } from "./windows/windows.ts";

/** What is packaged, and where to. Every folder is absolute. */
export type Packaging = {
  /** Electron's program, as `install-electron` leaves it in node_modules/electron/dist, and its version. */
  electron: { folder: string; version: string };
  /** What electron-vite built: main, preload and renderer. */
  builtFolder: string;
  /** The installed keytar; without one the app keeps nobody signed in. */
  keytarFolder: string | undefined;
  /** Files that say under which licences the parts may be used, by the names they get in the app's folder `licences`. */
  licences: Record<string, string>;
  outFolder: string;
  /** Where the app looks for newer versions of itself; without one it never looks. */
  releasesUrl: string | undefined;
};

const resources = import.meta.dirname;

/** What Electron brings along that an app does not run: its own sample app, and a note of its version. */
async function removeSample({ appOutDir, electronPlatformName }: AfterPackContext): Promise<void> {
  const isMac = electronPlatformName === "darwin";
  const folder = join(appOutDir, isMac ? "Electron.app/Contents/Resources" : "resources");
  await rm(join(folder, "default_app.asar"), { force: true });
  await rm(join(appOutDir, "version"), { force: true });
}

const filesOf = ({ builtFolder, keytarFolder }: Packaging): NonNullable<Configuration["files"]> => [
  "package.json",
  "!**/node_modules/**",
  { from: builtFolder, to: "out", filter: ["**/*", "!**/*.map", "!**/licences.md"] },
  ...(keytarFolder
    ? [
        {
          from: keytarFolder,
          to: "node_modules/keytar",
          filter: ["package.json", "LICENSE.md", "lib/keytar.js", "build/Release/keytar.node"],
        },
      ]
    : []),
];

/** electron-builder's configuration for the desktop app, for all three systems. */
export const packagingConfiguration = (packaging: Packaging): Configuration => ({
  appId,
  productName: studio.name,
  copyright: `Copyright © ${new Date().getFullYear()} ${studio.legal.name}`,
  artifactName: "${productName}-${version}-${os}-${arch}.${ext}",
  directories: { buildResources: resources, output: packaging.outFolder },
  extraMetadata: { desktopName, license: "MIT" },
  protocols: [{ name: studio.name, schemes: [keys.prefix], role: "Viewer" }],

  electronVersion: packaging.electron.version,
  electronDist: packaging.electron.folder,
  // The app speaks English; the spell-checker's dictionaries are another matter.
  electronLanguages: ["en-GB", "en-US"],
  electronFuses: fuses,
  afterExtract: removeSample,

  files: filesOf(packaging),
  extraResources: Object.entries(packaging.licences).map(([name, from]) => ({
    from,
    to: `licences/${name}`,
  })),
  asar: true,
  asarUnpack: ["**/*.node"],
  // keytar speaks N-API: what npm installed for this system runs in Electron as it is.
  npmRebuild: false,

  mac: macOf(packaging.electron.folder),
  ...windows,
  ...linux,
  publish: packaging.releasesUrl ? { provider: "generic", url: packaging.releasesUrl } : null,
});
