import { keys, studio } from "@brightwren/brand";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { AfterPackContext, Configuration } from "electron-builder";
import { fuses } from "./fuses.ts";
import { desktopName, linux } from "./linux/linux.ts";
import { macOf } from "./mac/mac.ts";
import { windows } from "./windows/windows.ts";

export type Packaging = {
  /** Folder of the Electron binary, e.g. node_modules/electron/dist after `install-electron`, and its version. */
  electron: { folder: string; version: string };
  builtFolder: string;
  /** The installed keytar package. Without it, users have to sign in at every start. */
  keytarFolder: string | undefined;
  /** Licence files by their file names in the app's `licences` folder. */
  licences: Record<string, string>;
  outFolder: string;
  /** Update server. Without it, the app never checks for updates. */
  releasesUrl: string | undefined;
};

const resources = import.meta.dirname;

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

export const packagingConfiguration = (packaging: Packaging): Configuration => ({
  appId: keys.appId,
  productName: studio.name,
  copyright: `Copyright © ${new Date().getFullYear()} ${studio.legal.name}`,
  artifactName: "${productName}-${version}-${os}-${arch}.${ext}",
  directories: { buildResources: resources, output: packaging.outFolder },
  extraMetadata: { desktopName, license: "MIT" },
  protocols: [{ name: studio.name, schemes: [keys.prefix], role: "Viewer" }],

  electronVersion: packaging.electron.version,
  electronDist: packaging.electron.folder,
  // The interface is English only. The spell-checker downloads its dictionaries separately.
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
  // keytar uses N-API, so its npm binary runs in Electron without a rebuild.
  npmRebuild: false,

  mac: macOf(packaging.electron.folder),
  ...windows,
  ...linux,
  publish: packaging.releasesUrl ? { provider: "generic", url: packaging.releasesUrl } : null,
});
