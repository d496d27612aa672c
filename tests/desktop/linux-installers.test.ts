/** @module-tag deep */
import { readFile } from "node:fs/promises";
import { keys, studio } from "@brightwren/brand";
import { beforeAll, describe, expect, it } from "vitest";
import { packagingConfiguration } from "../../build/packaging.ts";
import { temporaryFolder } from "../setup/temporary-folder.ts";
import { prepareToPackage, writeStubInto } from "./packaged-app.ts";

/** The tests check the input to the packaging tools, because running the tools would require a download. */
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
  // Imported lazily because loading electron-builder takes a second and most runs skip this file.
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

describe("the Linux packages", () => {
  it("register the links that open a post", () => {
    for (const { desktop } of [deb, appImage]) {
      const types = /\nMimeType=(.*);\n/.exec(desktop)?.[1]?.split(";");
      expect(types).toEqual(expect.arrayContaining([`x-scheme-handler/${keys.prefix}`, "text/markdown"]));
      expect(desktop).toContain("\nCategories=Office;\n");
      expect(desktop).toMatch(/\nExec=(\S+|"[^"]+") %U\n/);
    }
  });

  it("give the desktop entry the app's window class", () => {
    for (const { desktop } of [deb, appImage])
      expect(desktop).toContain(`\nStartupWMClass=${keys.appId.replace(/\.desktop$/, "")}\n`);
    expect(appImage.desktopFileName).toBe(keys.appId);
    expect(deb.options.at(-1)?.endsWith(`=/usr/share/applications/${keys.appId}`)).toBe(true);
  });

  it("never disable Chromium's sandbox", () => {
    for (const { desktop } of [deb, appImage]) expect(desktop).not.toContain("--no-sandbox");
  });

  it("contain the icon in every size", () => {
    const sizes = deb.options.flatMap((option) => {
      const [, size = "", , name] = /hicolor\/((\d+)x\2)\/apps\/(.+)\.png$/.exec(option) ?? [];
      return name === keys.prefix ? [Number.parseInt(size, 10)] : [];
    });
    expect(sizes.toSorted((one, other) => one - other)).toEqual([16, 24, 32, 48, 64, 128, 256, 512]);
  });

  it("declare a maintainer", () => {
    expect(valueOf(deb.options, "--name")).toBe(keys.prefix);
    expect(valueOf(deb.options, "--maintainer")).toBe(`${studio.name} <${studio.email}>`);
  });

  it("set up the sandbox helper", () => {
    expect(deb.afterInstall).toContain(`chmod 4755 '/opt/${studio.name}/chrome-sandbox'`);
    expect(deb.afterInstall).toContain(
      `ln -sf '/opt/${studio.name}/${keys.prefix}' '/usr/bin/${keys.prefix}'`,
    );
    expect(deb.afterRemove).toContain(`rm -f '/usr/bin/${keys.prefix}'`);
  });
});
