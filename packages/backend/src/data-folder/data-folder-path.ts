import { accessSync, constants, existsSync, mkdirSync, realpathSync } from "node:fs";
import { basename, dirname, isAbsolute, join, resolve } from "node:path";
import { StartupError } from "../startup-error.ts";

/**
 * The one true path of a data folder, so that a link or a trailing slash does not lead to a second lock.
 * Makes its parent if need be. Throws a StartupError for a relative path and for a parent that cannot be written to.
 */
export function dataFolderPath(folder: string): string {
  if (!isAbsolute(folder))
    throw new StartupError(`The data folder must be an absolute path, not "${folder}".`);
  const path = resolve(folder);
  const parent = dirname(path);
  try {
    if (existsSync(path)) return realpathSync(path);
    mkdirSync(parent, { recursive: true });
    accessSync(parent, constants.W_OK);
    return join(realpathSync(parent), basename(path));
  } catch (cause) {
    const reason = cause instanceof Error && "code" in cause ? String(cause.code) : String(cause);
    throw new StartupError(`The folder ${parent} cannot be made or written to (${reason}).`, { cause });
  }
}
