import { resolve } from "node:path";
import { build, type PackagerOptions } from "electron-builder";
import { packagingConfiguration, type Packaging } from "../../build/packaging.ts";

export const desktopFolder = resolve(import.meta.dirname, "../../packages/desktop");

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
