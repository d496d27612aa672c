import { withoutFileMarks } from "@brightwren/core/markdown-files/front-matter";
import { FileRejectedError } from "@brightwren/core/markdown-files/text-file";
import { type ImportFile, importLimits } from "./import-files.ts";

/** Decodes UTF-8, UTF-16 or Windows-1252. Throws a `FileRejectedError` for binary or oversized files. */
export async function fileText({ path, size, read }: ImportFile): Promise<string> {
  const name = path.split("/").at(-1);
  if (size > importLimits.text)
    throw new FileRejectedError(`“${name}” is larger than 50 MB, too much for a text.`);
  const text = decode(new Uint8Array(await (await read()).arrayBuffer()));
  if (text.includes("\0")) throw new FileRejectedError(`“${name}” is not a plain text file.`);
  return withoutFileMarks(text);
}

/** Undefined for invalid JSON. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  const unmarked = unmarkedUtf16(bytes);
  if (unmarked) return new TextDecoder(unmarked).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** In UTF-16, every other byte of Western text is zero. */
function unmarkedUtf16(bytes: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  const some = bytes.subarray(0, 4000);
  if (some.length < 4 || bytes.length % 2 === 1) return undefined;
  const nothings = [0, 0];
  for (const [index, byte] of some.entries())
    if (byte === 0) nothings[index % 2] = (nothings[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = nothings.map((count) => count / (some.length / 2));
  if (odd > 0.4 && even < 0.05) return "utf-16le";
  return even > 0.4 && odd < 0.05 ? "utf-16be" : undefined;
}
