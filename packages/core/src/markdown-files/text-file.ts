/** In bytes or characters; the size of a small book. */
export const textFileLimit = 2 * 1024 * 1024;

/** The file was rejected; the message is shown to the user. */
export class FileRejectedError extends Error {
  override name = "FileRejectedError";
}

/** Throws a `FileRejectedError` for binary or oversized content. */
export function assertTextFile(text: string): void {
  if (text.length > textFileLimit) throw new FileRejectedError(tooLarge);
  if (text.includes("\0")) throw new FileRejectedError(noText);
}

/** Reads UTF-8; checks the size first. Throws a `FileRejectedError`, or the browser's error for an unreadable file. */
export async function readTextFile(file: Pick<Blob, "size" | "arrayBuffer">): Promise<string> {
  if (file.size > textFileLimit) throw new FileRejectedError(tooLarge);
  const text = decode(await file.arrayBuffer());
  assertTextFile(text);
  return text;
}

const tooLarge = "This file is larger than 2 MB: too much for one post.";
const noText = "This is not a plain text file, so it was not opened.";

function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new FileRejectedError(noText);
  }
}
