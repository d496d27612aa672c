import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join, normalize } from "node:path";
import { bareAddress } from "@brightwren/core/pictures/picture-address";
import { isWebImage } from "@brightwren/core/post-editing/web-image";

/** Bytes of a picture that a build takes; more is no picture for a page. */
const mostBytes = 40 * 1024 * 1024;
/** Milliseconds for one picture. */
const timeout = 20_000;

export type OriginalPictures = {
  /**
   * The bytes of a post's picture: of the site's own from its public folder, of any other from where it is. Null for what
   * cannot be had, which is told once on the console; the page then shows it as a browser does.
   */
  read: (address: string) => Promise<Buffer | null>;
};

/**
 * The posts' pictures as they were uploaded. What was fetched once is kept in `cacheFolder` by its address: those of
 * uploads never change.
 */
export function openOriginals(cacheFolder: string, publicFolder: string): OriginalPictures {
  const underway = new Map<string, Promise<Buffer | null>>();
  const read = async (address: string): Promise<Buffer | null> => {
    if (!isWebImage(address)) return null;
    try {
      if (address.startsWith("/")) return await readFile(publicFile(publicFolder, address));
      return await fetchOnce(cacheFolder, address);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      console.warn(
        `The picture ${address} could not be read for the build (${reason}). It is shown as it is.`,
      );
      return null;
    }
  };
  return {
    read(full) {
      const address = bareAddress(full);
      const reading = underway.get(address) ?? read(address);
      underway.set(address, reading);
      // A failure is told once. Bytes are too many to hold until the build ends.
      void reading.then((bytes) => bytes && underway.delete(address));
      return reading;
    },
  };
}

function publicFile(publicFolder: string, address: string): string {
  const { pathname } = new URL(address, "http://site");
  const file = normalize(join(publicFolder, decodeURIComponent(pathname)));
  if (!file.startsWith(normalize(publicFolder))) throw new Error("It is outside the site.");
  return file;
}

async function fetchOnce(cacheFolder: string, address: string): Promise<Buffer> {
  const file = join(cacheFolder, createHash("sha256").update(address).digest("hex"));
  const kept = await readFile(file).catch(() => null);
  if (kept) return kept;
  const response = await fetch(address, { signal: AbortSignal.timeout(timeout) });
  if (!response.ok) throw new Error(`status ${response.status}`);
  if (Number(response.headers.get("content-length") ?? 0) > mostBytes) throw new Error("it is too large");
  const bytes = Buffer.from(await response.arrayBuffer());
  if (bytes.length > mostBytes) throw new Error("it is too large");
  await mkdir(cacheFolder, { recursive: true });
  // A build that is killed meanwhile leaves nothing half-written under the name.
  const draft = `${file}.${crypto.randomUUID()}`;
  await writeFile(draft, bytes);
  await rename(draft, file);
  return bytes;
}
