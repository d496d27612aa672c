import { createHash } from "node:crypto";
import { readFile, realpath, stat } from "node:fs/promises";
import { join, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { oncePerKey } from "../once-per-key.ts";

export type Encoding = "br" | "gzip" | "identity";

export type OutputFile = { path: string; body: string | Uint8Array };

type StoredFile = {
  /** A strong ETag, different for each encoding (RFC 9110, section 8.8.3). */
  etag: (encoding: Encoding) => string;
  /** Encoded on the first call, then cached. */
  body: (encoding: Encoding) => Promise<Buffer>;
};

export type OutputFolder = ReturnType<typeof openOutputFolder>;

/** Caches content and encodings until a file changes, so that the next request gets a new build. */
export function openOutputFolder(folder: string) {
  const remembered = new Map<string, { version: string; stored: StoredFile }>();

  async function read(file: string, thorough: boolean): Promise<StoredFile | undefined> {
    const found = await locate(folder, file);
    if (!found) return undefined;
    const known = remembered.get(file);
    if (known?.version === found.version) return known.stored;
    const bytes = await readFile(found.path).catch(ignoreMissing);
    if (!bytes) return undefined;
    const stored = store(bytes, thorough);
    remembered.set(file, { version: found.version, stored });
    return stored;
  }

  /** Read from the `_redirects` file, which is written when the build targets no specific hosting provider. */
  async function redirects(): Promise<ReadonlyMap<string, string>> {
    const rules = await (await read("_redirects", false))?.body("identity");
    const lines = (rules?.toString() ?? "").split("\n").map((line) => line.split(" "));
    return new Map(lines.flatMap(([path = "", to = "", status]) => (status === "301" ? [[path, to]] : [])));
  }

  return { has: async (file: string) => (await locate(folder, file)) !== undefined, read, redirects };
}

async function locate(folder: string, file: string): Promise<{ path: string; version: string } | undefined> {
  try {
    const [root, path] = await Promise.all([realpath(folder), realpath(join(folder, file))]);
    if (!path.startsWith(root + sep)) return undefined;
    const entry = await stat(path);
    const version = `${entry.ino}-${entry.mtimeMs}-${entry.size}`;
    return entry.isFile() ? { path, version } : undefined;
  } catch (error) {
    return ignoreMissing(error);
  }
}

function store(bytes: Buffer, thorough: boolean): StoredFile {
  const hash = createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
  return {
    etag: (encoding) => (encoding === "identity" ? `"${hash}"` : `"${hash}-${encoding}"`),
    body: oncePerKey((encoding: Encoding) => compress(bytes, encoding, thorough)),
  };
}

function ignoreMissing(error: unknown): undefined {
  const { code } = error as NodeJS.ErrnoException;
  if (code === "ENOENT" || code === "ENOTDIR" || code === "ENAMETOOLONG" || code === "ELOOP")
    return undefined;
  throw error;
}

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** `thorough`: maximum compression, as hosting providers use for immutable files; else their on-the-fly level. */
async function compress(bytes: Buffer, encoding: Encoding, thorough: boolean): Promise<Buffer> {
  if (encoding === "identity") return bytes;
  if (encoding === "gzip") return gzipAsync(bytes, { level: thorough ? 9 : 6 });
  return brotliAsync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: thorough ? 11 : 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

/** False for pictures and fonts, which are already compressed. */
export function isCompressible(contentType: string): boolean {
  return /^text\/|^image\/(?:svg|x-icon|vnd\.microsoft\.icon)|json|xml|javascript|wasm/.test(contentType);
}
