/** Windows keeps 2,560 bytes under one name. */
export const chunkBytes = 2_000;

/** As much as one value may have. */
export const valueBytes = 65_536;

/** The most chunks that a value can have: a code point that does not fit leaves up to three bytes empty. */
export const mostChunks = Math.ceil(valueBytes / (chunkBytes - 3));

const continuesCodePoint = (byte: number | undefined) => byte !== undefined && (byte & 0xc0) === 0x80;

/** Takes a text; gives it in pieces of at most `chunkBytes` of UTF-8, none of which ends inside a code point. */
export function splitIntoChunks(text: string): string[] {
  const bytes = Buffer.from(text);
  const chunks: string[] = [];
  for (let start = 0, end: number; start < bytes.length; start = end) {
    end = Math.min(start + chunkBytes, bytes.length);
    while (continuesCodePoint(bytes[end])) end -= 1;
    chunks.push(bytes.toString("utf8", start, end));
  }
  return chunks;
}
