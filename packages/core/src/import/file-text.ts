import { withoutFileMarks } from "../markdown-files/front-matter.ts";
import { FileRefusedError } from "../markdown-files/text-file.ts";
import { type ImportFile, importLimits } from "./import-files.ts";

/**
 * The text of a file in whatever encoding blogs were written in: UTF-8, UTF-16 with its mark, else Windows-1252; without
 * its marks, and with the line breaks that posts have. Throws a `FileRefusedError` for what is no text, or too long.
 */
export async function fileText({ path, size, read }: ImportFile): Promise<string> {
  const name = path.split("/").at(-1);
  if (size > importLimits.text)
    throw new FileRefusedError(`“${name}” is larger than 50 MB, too much for a text.`);
  const text = decode(new Uint8Array(await (await read()).arrayBuffer()));
  if (text.includes("\0")) throw new FileRefusedError(`“${name}” is not a plain text file.`);
  return withoutFileMarks(text);
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
