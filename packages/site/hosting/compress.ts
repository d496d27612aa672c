import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/**
 * Bytes in an encoding. `thorough` is for files that are kept for ever, which hosts compress once with all effort;
 * the rest gets what they do on the fly.
 */
export async function compress(bytes: Buffer, encoding: Encoding, thorough: boolean): Promise<Buffer> {
  if (encoding === "identity") return bytes;
  if (encoding === "gzip") return gzipAsync(bytes, { level: thorough ? 9 : 6 });
  return brotliAsync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: thorough ? 11 : 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

/** Whether a file of this media type gets smaller by compressing; pictures and fonts are compressed already. */
export function isCompressible(contentType: string): boolean {
  return /^text\/|^image\/(?:svg|x-icon|vnd\.microsoft\.icon)|json|xml|javascript|wasm/.test(contentType);
}
