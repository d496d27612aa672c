import { basename, extname, posix, win32 } from "node:path";
import { fileURLToPath } from "node:url";
import type { GivenFile } from "@brightwren/core/host/host";
import { FileRefusedError } from "@brightwren/core/markdown-files/text-file";
import { readRegularFile, readTextAt } from "./regular-file.ts";

const textType = "text/markdown";

/** What can be given to the app, by the ending of its name. */
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

/** Bytes. What a picture may have is said where it is taken in; what is larger is not even read. */
const largest = 200_000_000;

/** As a browser reads an address: blanks in front of the scheme do not count. */
const scheme = /^[\p{Cc}\s]*([a-z][a-z\d+.-]*):/iu;

/** Pipes and devices of Windows, by the beginning of a path or the name at its end. */
const windowsDevice =
  /^[\\/]{2}[.?][\\/]|(?:^|[\\/])(?:con|prn|aux|nul|conin\$|conout\$|com[\d¹²³]|lpt[\d¹²³]) *(?:[.:][^\\/]*)?$/i;

/**
 * The files among a process' arguments, as whole paths; `folder` is where the process was started. Linux gives addresses of
 * files too. An argument with any other scheme is a link, whatever stands behind its colon.
 */
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
      // A browser reads over these wherever they stand.
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
    // Windows would open the file on another computer, and sign in there.
    return url.host === "" ? [fileURLToPath(url, { windows: isWindows })] : [];
  } catch {
    return [];
  }
}

/**
 * Reads a file for the window. Throws a `FileRefusedError` for what is neither text nor a picture, too large, or no regular
 * file.
 */
export async function readGivenFile(path: string): Promise<GivenFile> {
  const name = basename(path);
  const type = typeOf(path);
  if (type === undefined) throw new FileRefusedError("Only Markdown files and pictures can be opened.");
  if (type === textType) return { kind: "text", name, type, text: await readTextAt(path) };
  return readRegularFile(path, async (file, size) => {
    if (size > largest) throw new FileRefusedError("This picture is too large to be read.");
    return { kind: "picture", name, type, bytes: new Uint8Array(await file.readFile()) };
  });
}
