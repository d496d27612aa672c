import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** keytar's folder with the library for this system; undefined where npm could not install it (it is optional). */
export function installedKeytar(): string | undefined {
  try {
    const folder = dirname(createRequire(import.meta.url).resolve("keytar/package.json"));
    return existsSync(join(folder, "build/Release/keytar.node")) ? folder : undefined;
  } catch {
    return undefined;
  }
}
