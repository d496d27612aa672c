import { constants } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { basename, extname, posix, win32 } from "node:path";
import { fileURLToPath } from "node:url";
import type { GivenFile } from "@brightwren/core/host/host";
import { FileRejectedError, readTextFile } from "@brightwren/core/markdown-files/text-file";

const textType = "text/markdown";

const types: Record<string, string> = {
  md: textType,
  markdown: textType,
  txt: textType,
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  avif: "image/avif",
  gif: "image/gif",
  heic: "image/heic",
  heif: "image/heif",
};

const typeOf = (path: string): string | undefined => types[extname(path).slice(1).toLowerCase()];

/** Bytes. Larger files are not read. The import itself has a lower limit for pictures. */
const largest = 200_000_000;

/** Browsers ignore whitespace and control characters before the scheme. */
const scheme = /^[\p{Cc}\s]*([a-z][a-z\d+.-]*):/iu;

/** Windows pipes and devices: path prefixes and reserved file names. */
const windowsDevice =
  /^[\\/]{2}[.?][\\/]|(?:^|[\\/])(?:con|prn|aux|nul|conin\$|conout\$|com[\d¹²³]|lpt[\d¹²³]) *(?:[.:][^\\/]*)?$/i;

/** Files in a process's arguments, as absolute paths. Linux also passes file: URLs. Other schemes are links. */
export function filesAmong(
  argv: readonly string[],
  folder: string,
  platform: NodeJS.Platform = process.platform,
): string[] {
  const isWindows = platform === "win32";
  const system = isWindows ? win32 : posix;
  return argv
    .slice(1)
    .filter((argument) => !argument.startsWith("-"))
    .flatMap((argument) => {
      // Browsers ignore these characters anywhere in a URL.
      const found = scheme.exec(argument.replaceAll(/[\t\r\n]/g, ""))?.[1]?.toLowerCase();
      if (found === "file") return pathOf(argument, isWindows);
      const isPath = found === undefined || (isWindows && /^[a-z]:[\\/]/i.test(argument));
      return isPath ? [system.resolve(folder, argument)] : [];
    })
    .filter((path) => typeOf(path) !== undefined && !(isWindows && windowsDevice.test(path)));
}

function pathOf(address: string, isWindows: boolean): string[] {
  try {
    const url = new URL(address);
    // If the URL has a host, Windows would send the user's credentials to that computer.
    return url.host === "" ? [fileURLToPath(url, { windows: isWindows })] : [];
  } catch {
    return [];
  }
}

/** Throws a `FileRejectedError` unless the file is text or a picture, regular, and within the size limit. */
export async function readGivenFile(path: string): Promise<GivenFile> {
  const name = basename(path);
  const type = typeOf(path);
  if (type === undefined) throw new FileRejectedError("Only Markdown files and pictures can be opened.");
  if (type === textType) return { kind: "text", name, type, text: await readTextAt(path) };
  return readRegularFile(path, async (file, size) => {
    if (size > largest) throw new FileRejectedError("This picture is too large to be read.");
    return { kind: "picture", name, type, bytes: new Uint8Array(await file.readFile()) };
  });
}

/** Without this flag, opening a pipe blocks until there is a writer. Windows has no such flag and needs none. */
const withoutWaiting = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);

/**
 * Checks the open handle, because the file at the path may change. Throws a `FileRejectedError` or the system's error.
 */
async function readRegularFile<Result>(
  path: string,
  read: (file: FileHandle, size: number) => Promise<Result>,
): Promise<Result> {
  const file = await open(path, withoutWaiting);
  try {
    const facts = await file.stat();
    if (!facts.isFile()) throw new FileRejectedError("Only files can be opened, not folders or devices.");
    return await read(file, facts.size);
  } finally {
    await file.close();
  }
}

export const readTextAt = (path: string): Promise<string> =>
  readRegularFile(path, (file, size) =>
    readTextFile({ size, arrayBuffer: async () => new Uint8Array(await file.readFile()).buffer }),
  );
