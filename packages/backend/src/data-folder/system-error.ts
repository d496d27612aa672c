import { accessSync, constants, existsSync, readdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { getSystemErrorMap } from "node:util";
import { StartupError } from "../project/startup-error.ts";
import { fullDiskError, isFullDisk } from "./full-disk.ts";

/** Throws a StartupError if a file is not writable, because Postgres would report it as damage. */
export function checkWritable(folder: string, ...beside: string[]): void {
  const permissions = constants.R_OK | constants.W_OK;
  const parent = dirname(folder);
  const failures = [parent, folder, ...beside].flatMap((place) => {
    try {
      if (!existsSync(place)) return [];
      accessSync(place, permissions);
      if (place === parent || !statSync(place).isDirectory()) return [];
      for (const name of readdirSync(place, { recursive: true, encoding: "utf8" }))
        accessSync(join(place, name), permissions);
      return [];
    } catch (error) {
      return [{ place, error }];
    }
  });
  // A running backend may remove a file in the meantime, which is not explained.
  const explained = explainSystemError(failures[0]?.error, ...failures.map(({ place }) => place));
  if (explained) throw explained;
}

/** Returns undefined if the operating system did not refuse anything. Ignores ENOENT, which may be damage. */
export function explainSystemError(error: unknown, ...places: string[]): StartupError | undefined {
  const [place = ""] = places;
  if (isFullDisk(error)) return fullDiskError(place, error);
  if (error instanceof StartupError || !(error instanceof Error)) return undefined;
  const { code = "", errno = 0, path, port }: NodeJS.ErrnoException & { port?: number } = error;
  const description = getSystemErrorMap().get(errno)?.[1];
  if (!description || code === "ENOENT") return undefined;
  const refused = port ? `port ${port}` : (path ?? place);
  const message =
    !port && ["EACCES", "EPERM", "EROFS"].includes(code)
      ? `${refused} is not writable (${code}). Saved data is intact. ${permissionAdvice(code, places)}`
      : `The system reported "${description}" (${code}) for ${refused}. Correct this and start again.`;
  return new StartupError(message, { cause: error });
}

function permissionAdvice(code: string, places: readonly string[]): string {
  if (code === "EROFS")
    return "The disk is mounted read-only. Remount it, or move the project to another disk.";
  const names = places.map((place) => `"${place}"`).join(" ");
  return process.platform === "win32"
    ? `In the properties of ${names}, under Security, give your account full control.`
    : `After a start with sudo, give the files back to your account: sudo chown -R "$USER" ${names}`;
}
