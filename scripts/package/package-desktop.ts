import { resolve } from "node:path";
import { build, type PackagerOptions } from "electron-builder";
import { packagingConfiguration, type Packaging } from "../../build/packaging.ts";

/** The folder of the app's package.json. */
export const desktopFolder = resolve(import.meta.dirname, "../../packages/desktop");

/** Packages the built app for the given targets. Returns the installers' files. Rejects with electron-builder's error. */
export const packageDesktop = (
  packaging: Packaging,
  targets: NonNullable<PackagerOptions["targets"]>,
): Promise<string[]> =>
  build({
    projectDir: desktopFolder,
    config: packagingConfiguration(packaging),
    targets,
    publish: "never",
  });
