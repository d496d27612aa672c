import { BlobReader, configure, ZipReader } from "@zip.js/zip.js/lib/zip-core-native.js";
import { FileRefusedError } from "../markdown-files/text-file.ts";
import { type ImportFile, importLimits } from "./import-files.ts";

// Workers of the library's own would be made of code in an address, which our pages forbid.
configure({ useWebWorkers: false });

const damaged = "This ZIP file is damaged or not whole. Please make or download it again.";

/**
 * The files of an archive. Only its list is read here; each file is unpacked when it is asked for, and no further than
 * to the limit, whatever the archive says of its size. Throws a `FileRefusedError`.
 */
export async function zipEntries(archive: Blob): Promise<ImportFile[]> {
  const reader = new ZipReader(new BlobReader(archive), { filenameValidation: "tolerant" });
  const files: ImportFile[] = [];
  try {
    for await (const entry of reader.getEntriesGenerator()) {
      if (entry.directory) continue;
      if (entry.encrypted)
        throw new FileRefusedError(
          "This ZIP file has a password. Please unpack it first, and choose the folder.",
        );
      if (files.length > importLimits.files)
        throw new FileRefusedError(
          "This ZIP file has more than 50,000 files in it. Please unpack it, and choose less.",
        );
      const { filename: path, uncompressedSize: size } = entry;
      const read = async (): Promise<Blob> => {
        const sink = boundedSink(importLimits.unpacked);
        try {
          await entry.getData(sink.stream);
        } catch (error) {
          if (sink.isFull())
            throw new FileRefusedError(`“${path}” unpacks to more than 50 MB, so it was not read.`);
          throw new FileRefusedError(damaged, { cause: error });
        }
        return sink.blob();
      };
      files.push({ path, size, read });
    }
  } catch (error) {
    throw error instanceof FileRefusedError ? error : new FileRefusedError(damaged, { cause: error });
  }
  return files;
}

/** Takes bytes in, up to so many. */
function boundedSink(limit: number) {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const stream = new WritableStream<Uint8Array<ArrayBuffer>>({
    write(part) {
      size += part.byteLength;
      if (size > limit) throw new Error("Too much.");
      parts.push(part);
    },
  });
  return { stream, isFull: () => size > limit, blob: () => new Blob(parts) };
}
