import { keys } from "@brightwren/brand";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
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

describe("the configuration", () => {
  it("does not download or rebuild anything for the unpacked app", () => {
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

  it("includes the update server only when one is set", () => {
    const releasesUrl = "https://releases.brightwren.example/desktop";
    expect(packagingConfiguration({ ...packaging, releasesUrl }).publish).toEqual({
      provider: "generic",
      url: releasesUrl,
    });
  });

  it("omits keytar when it is not installed", () => {
    expect(JSON.stringify(configuration.files)).toContain("keytar.node");
    expect(
      JSON.stringify(packagingConfiguration({ ...packaging, keytarFolder: undefined }).files),
    ).not.toContain("keytar");
  });

  it("depends on the keychain's system library", () => {
    expect(configuration.deb?.depends).toContain("libsecret-1-0");
  });

  it("signs for macOS with the hardened runtime and a JIT exception only", () => {
    const { hardenedRuntime, entitlements, entitlementsInherit } = configuration.mac ?? {};
    expect([hardenedRuntime, entitlementsInherit]).toEqual([true, entitlements]);
    const entitled = readFileSync(entitlements!, "utf8").matchAll(/<key>(.*)<\/key>/g);
    expect(Array.from(entitled, ([, key]) => key)).toEqual(["com.apple.security.cs.allow-jit"]);
  });

  it("installs on Windows for one user, in the chosen folder, and registers the link scheme", () => {
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
});

describe("the icons", () => {
  const resources = configuration.directories!.buildResources!;

  it("have the sizes that Windows requires", () => {
    const icon = readFileSync(configuration.win!.icon!);
    const sides = Array.from(
      { length: icon.readUInt16LE(4) },
      (_, index) => icon.readUInt8(6 + 16 * index) || 256,
    );
    expect(sides).toEqual([16, 20, 24, 32, 40, 48, 64, 128, 256]);
  });

  it("cover 16 to 512 points at both pixel densities for macOS", () => {
    const icon = readFileSync(configuration.mac!.icon!);
    const types: string[] = [];
    for (let at = 8; at < icon.length; at += icon.readUInt32BE(at + 4))
      types.push(icon.toString("latin1", at, at + 4));
    expect(types.toSorted()).toEqual(
      [
        "is32",
        "s8mk",
        "il32",
        "l8mk",
        "ic07",
        "ic08",
        "ic09",
        "ic10",
        "ic11",
        "ic12",
        "ic13",
        "ic14",
      ].toSorted(),
    );
  });

  it.each([16, 24, 32, 48, 64, 128, 256, 512])("include a size of %i pixels for Linux", (side) => {
    const icon = readFileSync(join(resources, `icons/${side}x${side}.png`));
    expect([icon.readUInt32BE(16), icon.readUInt32BE(20)]).toEqual([side, side]);
  });
});
