/** @module-tag deep */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { extractFile, getRawHeader, listPackage } from "@electron/asar";
import { keys, studio } from "@brightwren/brand";
import { FuseV1Options, getCurrentFuseWire } from "@electron/fuses";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Packaging } from "../../build/packaging.ts";
import { temporaryFolder } from "../setup/temporary-folder.ts";
import { buildInto, filesBelow, prepareToPackage, releasesUrl, secrets } from "./packaged-app.ts";

let packaging: Packaging;
let unpacked: string;
let archive: string;

// Packages the Linux app on every system, because that does not require platform tools.
beforeAll(async () => {
  // Imported lazily because loading electron-builder takes a second and most runs skip this file.
  const { Platform } = await import("electron-builder");
  const { packageDesktop } = await import("../../scripts/package/package-desktop.ts");
  for (const [name, secret] of Object.entries(secrets)) vi.stubEnv(name, secret);
  packaging = await prepareToPackage(await temporaryFolder());
  await buildInto(packaging.builtFolder);
  await packageDesktop(packaging, Platform.LINUX.createTarget("dir"));
  const suffix = process.arch === "x64" ? "" : `-${process.arch}`;
  unpacked = join(packaging.outFolder, `linux${suffix}-unpacked`);
  archive = join(unpacked, "resources/app.asar");
});

function packedFiles(): string[] {
  const entries = listPackage(archive, { isPack: false }).map((entry) =>
    entry.replaceAll("\\", "/").slice(1),
  );
  return entries.filter((entry) => !entries.some((other) => other.startsWith(`${entry}/`))).toSorted();
}

const keytarFiles = ["LICENSE.md", "build/Release/keytar.node", "lib/keytar.js", "package.json"];

const loaded = [
  /^out\/main\/(chunks\/)?[\w-]+\.js$/,
  /^out\/preload\/index\.cjs$/,
  /^out\/renderer\/index\.html$/,
  /^out\/renderer\/assets\/[\w.-]+\.(css|js|png|svg|webp|woff2)$/,
];

describe("the packaged app's archive", () => {
  it("contains only the build, package.json and keytar's four files", async () => {
    const built = (await filesBelow(packaging.builtFolder)).filter((file) => !file.endsWith("licences.md"));
    const keytar = packaging.keytarFolder ? keytarFiles.map((file) => `node_modules/keytar/${file}`) : [];
    const expected = [...built.map((file) => `out/${file}`), ...keytar, "package.json"];
    expect(packedFiles()).toEqual(expected.toSorted());
  });

  it("contains only files that the app loads", () => {
    const built = packedFiles().filter((file) => file.startsWith("out/"));
    for (const kind of loaded) expect(built.some((file) => kind.test(file))).toBe(true);
    expect(built.filter((file) => !loaded.some((kind) => kind.test(file)))).toEqual([]);
  });

  it("does not list development dependencies", () => {
    const described = JSON.parse(extractFile(archive, "package.json").toString()) as Record<string, unknown>;
    expect(described).toMatchObject({
      name: "@brightwren/desktop",
      productName: studio.name,
      main: "out/main/index.js",
      desktopName: keys.appId,
    });
    for (const part of ["devDependencies", "scripts", "build"]) expect(described).not.toHaveProperty(part);
  });

  it("contains a hash for each file", async () => {
    const main = getRawHeader(archive).header.files["out"] as { files: Record<string, { files: object }> };
    expect(main.files["main"]?.files).toMatchObject({ "index.js": { integrity: { algorithm: "SHA256" } } });

    const outside = await filesBelow(join(unpacked, "resources/app.asar.unpacked")).catch(() => []);
    expect(outside).toEqual(packaging.keytarFolder ? ["node_modules/keytar/build/Release/keytar.node"] : []);
  });
});

describe("the packaged app's folder", () => {
  it("contains no secrets from the packaging environment", async () => {
    const leaks: string[] = [];
    for (const file of await filesBelow(unpacked)) {
      const text = await readFile(join(unpacked, file), "latin1");
      for (const [name, secret] of Object.entries(secrets)) {
        if (text.includes(secret)) leaks.push(`${name} in ${file}`);
      }
    }
    expect(leaks).toEqual([]);
  });

  it("sets the fuses that prevent other programs from running code as the app", async () => {
    const wire = await getCurrentFuseWire(join(unpacked, "brightwren"));
    const names = Object.entries(FuseV1Options).filter(([, fuse]) => typeof fuse === "number");
    const on = names.filter(([, fuse]) => Number(wire[fuse as FuseV1Options]) === "1".charCodeAt(0));
    expect(on.map(([name]) => name)).toEqual([
      "EnableCookieEncryption",
      "EnableEmbeddedAsarIntegrityValidation",
      "OnlyLoadAppFromAsar",
    ]);
  });

  it("contains neither other languages nor the sample app", async () => {
    const files = (await filesBelow(unpacked)).filter((file) => !file.includes("app.asar"));
    expect(files).toEqual(
      [
        "LICENSE.electron.txt",
        "LICENSES.chromium.html",
        "brightwren",
        "locales/en-GB.pak",
        "resources/app-update.yml",
        "resources/licences/besley.txt",
        "resources/licences/brightwren.txt",
        "resources/licences/hanken-grotesk.txt",
        "resources/licences/main-process.md",
        "resources/licences/window.md",
      ].toSorted(),
    );
    expect(await readFile(join(unpacked, "resources/app-update.yml"), "utf8")).toContain(
      `url: ${releasesUrl}\n`,
    );
    expect(await readFile(join(unpacked, "resources/licences/window.md"), "utf8")).toContain("## react ");
    expect(await readFile(join(unpacked, "resources/licences/main-process.md"), "utf8")).toContain(
      "## electron-updater ",
    );
  });
});
