import { withResolvers } from "@brightwren/core/older-browsers";
import type { HostFile } from "@brightwren/core/host/host";
import { strToU8, Zip, ZipDeflate } from "fflate";

// Files per batch. After each batch, yields so that the page can respond to input.
const filesAtOnce = 50;

export async function zipFiles(folder: string, files: readonly HostFile[]): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const { promise, resolve, reject } = withResolvers<void>();
  const zip = new Zip((error, part, isLast) => {
    if (error) reject(error);
    else parts.push(part);
    if (isLast) resolve();
  });
  for (const [number, { name, text }] of files.entries()) {
    if (number % filesAtOnce === 0) await new Promise((wait) => setTimeout(wait));
    const entry = new ZipDeflate(`${folder}/${name}`);
    zip.add(entry);
    entry.push(strToU8(text), true);
  }
  zip.end();
  await promise;
  return new Blob(parts, { type: "application/zip" });
}
