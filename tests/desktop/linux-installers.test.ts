/** @module-tag deep */
import { readFile } from "node:fs/promises";
import { keys } from "@brightwren/brand";
import { beforeAll, describe, expect, it } from "vitest";
import { packagingConfiguration } from "../../build/packaging.ts";
import { temporaryFolder } from "../setup/temporary-folder.ts";
import { prepareToPackage, writeStubInto } from "./packaged-app.ts";

/** What the tools that make the packages would get; they themselves would have to be downloaded. */
let appImage: { desktop: string; desktopFileName: string };
let deb: { options: string[]; desktop: string; afterInstall: string; afterRemove: string };

const valueOf = (options: string[], name: string) => options[options.indexOf(name) + 1] ?? "";

async function takeDeb([options, desktopFile]: [string[], string]): Promise<void> {
  deb = {
    options,
    desktop: await readFile(desktopFile, "utf8"),
    afterInstall: await readFile(valueOf(options, "--after-install"), "utf8"),
    afterRemove: await readFile(valueOf(options, "--after-remove"), "utf8"),
  };
}

beforeAll(async () => {
  // Here and not above: most runs leave this file out, and loading what packs takes a second.
  const { build, Platform } = await import("electron-builder");
  const { desktopFolder } = await import("../../scripts/package/package-desktop.ts");
  const packaging = await prepareToPackage(await temporaryFolder());
  await writeStubInto(packaging.builtFolder);
  await build({
    projectDir: desktopFolder,
    config: packagingConfiguration(packaging),
    targets: Platform.LINUX.createTarget(["AppImage", "deb"]),
    publish: "never",
    async effectiveOptionComputed(computed: typeof appImage | [string[], string]) {
      if (Array.isArray(computed)) await takeDeb(computed);
      else appImage = computed;
      return true;
    },
  });
});

describe("the packages for Linux", () => {
  it("make the app open brightwren:// links, and are found under Office", () => {
    for (const { desktop } of [deb, appImage]) {
      expect(desktop).toContain("\nMimeType=x-scheme-handler/brightwren;\n");
      expect(desktop).toContain("\nCategories=Office;\n");
      expect(desktop).toMatch(/\nExec=(\S+|"[^"]+") %U\n/);
    }
  });

  it("carry the name by which the system knows the app's windows", () => {
    for (const { desktop } of [deb, appImage])
      expect(desktop).toContain(`\nStartupWMClass=${keys.appId.replace(/\.desktop$/, "")}\n`);
    expect(appImage.desktopFileName).toBe(keys.appId);
    expect(deb.options.at(-1)?.endsWith(`=/usr/share/applications/${keys.appId}`)).toBe(true);
  });

  it("never switch Chromium's sandbox off", () => {
    for (const { desktop } of [deb, appImage]) expect(desktop).not.toContain("--no-sandbox");
  });

  it("bring the icon in every size", () => {
    const sizes = deb.options.flatMap((option) => {
      const [, size = "", , name] = /hicolor\/((\d+)x\2)\/apps\/(.+)\.png$/.exec(option) ?? [];
      return name === keys.prefix ? [Number.parseInt(size, 10)] : [];
    });
    expect(sizes.toSorted((one, other) => one - other)).toEqual([16, 24, 32, 48, 64, 128, 256, 512]);
  });

  it("say who keeps the package", () => {
    expect(valueOf(deb.options, "--name")).toBe("brightwren");
    expect(valueOf(deb.options, "--maintainer")).toBe("Brightwren <hello@brightwren.example>");
  });

  it("let the sandbox's helper do its work, and take away at the end what they added", () => {
    expect(deb.afterInstall).toContain("chmod 4755 '/opt/Brightwren/chrome-sandbox'");
    expect(deb.afterInstall).toContain("ln -sf '/opt/Brightwren/brightwren' '/usr/bin/brightwren'");
    expect(deb.afterRemove).toContain("rm -f '/usr/bin/brightwren'");
  });
});
