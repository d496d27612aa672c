import { execFile } from "node:child_process";
import { chmod, mkdir, readdir, writeFile } from "node:fs/promises";
import { join, relative, resolve, sep } from "node:path";
import { promisify } from "node:util";
import type { Packaging } from "../../build/packaging.ts";
import { electronVersion, installedKeytar, licenceFiles } from "../../scripts/package/packaged-parts.ts";

const root = resolve(import.meta.dirname, "../..");
const electronVite = join(root, "node_modules/electron-vite/bin/electron-vite.js");

export const releasesUrl = "https://releases.brightwren.example/desktop";

/** Variables that a developer's environment may contain. They must not be packaged. */
export const secrets = {
  STRIPE_SECRET_KEY: "sk_live_must-not-be-packed",
  SUPABASE_SERVICE_ROLE_KEY: "service-role-must-not-be-packed",
  SUPABASE_SECRET_KEY: "sb_secret_must-not-be-packed",
  SMTP_URL: "smtps://user:must-not-be-packed@mail.example:465",
  AI_API_KEY: "ai-must-not-be-packed",
  CSC_KEY_PASSWORD: "certificate-must-not-be-packed",
};

export async function prepareToPackage(folder: string): Promise<Packaging> {
  const builtFolder = join(folder, "built");
  const electron = { folder: join(folder, "electron"), version: electronVersion };
  await mkdir(electron.folder);
  await writeDummyElectron(electron.folder);
  return {
    electron,
    builtFolder,
    keytarFolder: installedKeytar(),
    licences: licenceFiles(builtFolder),
    outFolder: join(folder, "release"),
    releasesUrl,
  };
}

export async function buildInto(folder: string): Promise<void> {
  // Vitest's NODE_ENV would create a development build.
  const { NODE_ENV: _, ...environment } = process.env;
  await promisify(execFile)(process.execPath, [electronVite, "build", "--outDir", folder], {
    cwd: root,
    env: { ...environment, DESKTOP_RELEASES_URL: releasesUrl },
  });
}

export async function writeStubInto(folder: string): Promise<void> {
  await mkdir(join(folder, "main"), { recursive: true });
  await writeFile(join(folder, "main/index.js"), "// the app\n");
}

export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, "/"))
    .toSorted();
}

/** The marker that @electron/fuses looks for in the Electron binary. */
const sentinel = "dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX";

/** Electron's default fuses in the order of FuseV1Options (1 means on), plus an unknown one. */
const fuses = "101100011";

/** Writes a small fake Electron build for Linux with fuses, two languages, licences and the sample app. */
async function writeDummyElectron(folder: string): Promise<void> {
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
