import { BlobWriter, configure, TextReader, ZipWriter } from "@zip.js/zip.js/lib/zip-core-native.js";
import type { HostFile } from "../host/host.ts";

// zip.js would start its workers from blob URLs, which our CSP forbids.
configure({ useWebWorkers: false });

export async function zipFiles(folder: string, files: readonly HostFile[]): Promise<Blob> {
  const zip = new ZipWriter(new BlobWriter("application/zip"));
  for (const { name, text } of files) await zip.add(`${folder}/${name}`, new TextReader(text));
  return await zip.close();
}
