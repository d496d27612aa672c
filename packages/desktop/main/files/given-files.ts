import { openAsBlob } from "node:fs";
import { stat } from "node:fs/promises";
import { basename, extname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { GivenFile } from "@brightwren/core/host/host";
import { FileRefusedError, readTextFile } from "@brightwren/core/markdown-files/text-file";

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

/** The files among a process' arguments, as whole paths; `folder` is where it was started. Linux gives addresses of files too. */
export const filesAmong = (argv: readonly string[], folder: string): string[] =>
  argv
    .slice(1)
    .filter((argument) => !argument.startsWith("-") && typeOf(argument) !== undefined)
    .flatMap((argument) => pathOf(argument, folder));

function pathOf(argument: string, folder: string): string[] {
  if (!/^file:/i.test(argument)) return [resolve(folder, argument)];
  try {
    return [fileURLToPath(argument)];
  } catch {
    return [];
  }
}

/** Reads a file for the window. Throws a `FileRefusedError` for what is neither text nor a picture, or too large. */
export async function readGivenFile(path: string): Promise<GivenFile> {
  const name = basename(path);
  const type = typeOf(path);
  if (type === undefined) throw new FileRefusedError("Only Markdown files and pictures can be opened.");
  if (type === textType)
    return { kind: "text", name, type, text: await readTextFile(await openAsBlob(path)) };
  if ((await stat(path)).size > largest) throw new FileRefusedError("This picture is too large to be read.");
  const picture = await openAsBlob(path, { type });
  return { kind: "picture", name, type, bytes: new Uint8Array(await picture.arrayBuffer()) };
}
