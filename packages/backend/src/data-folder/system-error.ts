import { accessSync, constants, existsSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { getSystemErrorMap } from "node:util";
import { StartupError } from "../project/startup-error.ts";
import { fullDiskError, isFullDisk } from "./full-disk.ts";

/** Throws a StartupError if a file is not writable, because Postgres would report it as damage. */
export function checkWritable(folder: string, ...beside: string[]): void {
  for (const place of [dirname(folder), ...beside, folder].filter((path) => existsSync(path)))
    try {
      const files = place === folder ? readdirSync(folder, { recursive: true, encoding: "utf8" }) : [];
      for (const name of ["", ...files]) accessSync(join(place, name), constants.R_OK | constants.W_OK);
    } catch (error) {
      // A running backend may remove a file in the meantime, which is not explained.
      const explained = explainSystemError(error, place);
      if (explained) throw explained;
    }
}

/** Returns undefined if the operating system did not refuse anything. Ignores ENOENT, which may be damage. */
export function explainSystemError(error: unknown, place: string): StartupError | undefined {
  if (isFullDisk(error)) return fullDiskError(place, error);
  if (error instanceof StartupError || !(error instanceof Error)) return undefined;
  const { code = "", errno = 0, path, port }: NodeJS.ErrnoException & { port?: number } = error;
  const description = getSystemErrorMap().get(errno)?.[1];
  if (!description || code === "ENOENT") return undefined;
  const refused = port ? `port ${port}` : (path ?? place);
  const message =
    !port && ["EACCES", "EPERM", "EROFS"].includes(code)
      ? `${refused} is not writable (${code}). Saved data is intact. ${permissionAdvice(code, place)}`
      : `The system reported "${description}" (${code}) for ${refused}. Correct this and start again.`;
  return new StartupError(message, { cause: error });
}

function permissionAdvice(code: string, place: string): string {
  if (code === "EROFS")
    return "The disk is mounted read-only. Remount it, or move the project to another disk.";
  return process.platform === "win32"
    ? `In the properties of ${place}, under Security, give your account full control.`
    : `After a start with sudo, give the files back to your account: sudo chown -R "$USER" "${place}"`;
}
