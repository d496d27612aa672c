import { keys } from "@brightwren/brand";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { packagingConfiguration, type Packaging } from "../../build/packaging.ts";

const packaging: Packaging = {
  electron: { folder: "/electron", version: "1.2.3" },
  builtFolder: "/built",
  keytarFolder: "/keytar",
  licences: {},
  outFolder: "/release",
  releasesUrl: undefined,
};

const configuration = packagingConfiguration(packaging);

test("does not download or rebuild anything for the unpacked app", () => {
  expect(configuration).toMatchObject({
    electronDist: "/electron",
    electronVersion: "1.2.3",
    npmRebuild: false,
    publish: null,
  });
  for (const option of ["electronDownload", "downloadAlternateFFmpeg", "nodeGypRebuild", "extends"]) {
    expect(configuration).not.toHaveProperty(option);
  }
});

test("includes the update server only when one is set", () => {
  const releasesUrl = "https://releases.brightwren.example/desktop";
  expect(packagingConfiguration({ ...packaging, releasesUrl }).publish).toEqual({
    provider: "generic",
    url: releasesUrl,
  });
});

test("omits keytar when it is not installed", () => {
  expect(JSON.stringify(configuration.files)).toContain("keytar.node");
  expect(
    JSON.stringify(packagingConfiguration({ ...packaging, keytarFolder: undefined }).files),
  ).not.toContain("keytar");
});

test("depends on the keychain's system library", () => {
  expect(configuration.deb?.depends).toContain("libsecret-1-0");
});

test("signs for macOS with the hardened runtime and a JIT exception only", () => {
  const { hardenedRuntime, entitlements, entitlementsInherit } = configuration.mac ?? {};
  expect([hardenedRuntime, entitlementsInherit]).toEqual([true, entitlements]);
  const entitled = readFileSync(entitlements!, "utf8").matchAll(/<key>(.*)<\/key>/g);
  expect(Array.from(entitled, ([, key]) => key)).toEqual(["com.apple.security.cs.allow-jit"]);
});

test("installs on Windows for one user, in the chosen folder, and registers the link scheme", () => {
  expect(configuration.nsis).toMatchObject({
    oneClick: false,
    perMachine: false,
    allowElevation: false,
    allowToChangeInstallationDirectory: true,
    createDesktopShortcut: true,
  });
  const script = readFileSync(configuration.nsis!.include!, "utf8");
  const key = "Software\\Classes\\${LINK_SCHEME}";
  expect(script).toContain(`!define LINK_SCHEME "${keys.prefix}"`);
  expect(script).toContain(String.raw`"${key}\shell\open\command" "" '"$appExe" "%1"'`);
  expect(script).toContain(`DeleteRegKey SHELL_CONTEXT "${key}"`);
});

const resources = configuration.directories!.buildResources!;

test("has icons that are large enough for electron-builder to make those of Windows and macOS", () => {
  for (const file of [configuration.win!.icon!, configuration.mac!.icon!]) {
    const icon = readFileSync(file);
    expect([icon.readUInt32BE(16), icon.readUInt32BE(20)]).toEqual([1024, 1024]);
  }
});

test.each([16, 24, 32, 48, 64, 128, 256, 512])("has an icon of %i pixels for Linux", (side) => {
  const icon = readFileSync(join(resources, `icons/${side}x${side}.png`));
  expect([icon.readUInt32BE(16), icon.readUInt32BE(20)]).toEqual([side, side]);
});
