import { BlobReader, configure, type FileEntry, ZipReader } from "@zip.js/zip.js/lib/zip-core-native.js";
import { FileRejectedError } from "@brightwren/core/markdown-files/text-file";
import { type ImportFile, importLimits } from "./import-files.ts";

// zip.js would start its workers from blob URLs, which our CSP forbids.
configure({ useWebWorkers: false });

const refusals = {
  damaged: "This ZIP file is damaged or incomplete. Please make or download it again.",
  locked: "This ZIP file has a password. Please unpack it first, and choose the folder.",
  tooMany: "This ZIP file has more than 50,000 files in it. Please unpack it and choose fewer files.",
  tooLarge: "This ZIP file unpacks to more than 4 GB. Please unpack it and choose fewer files.",
  overlapping: "Files in this ZIP file overlap, which is unsafe, so it was not opened.",
};

/**
 * Verifies checksums and rejects overlapping entries; `damaged` lists failed paths. Each read unpacks the entry again,
 * up to the size limit, whatever size the archive claims. Throws a `FileRejectedError` for an unusable archive.
 */
export async function checkedEntries(
  archive: Blob,
  onProgress: (path: string, done: number, total: number) => void,
): Promise<{ entries: ImportFile[]; damaged: string[] }> {
  const listed = await listEntries(archive);
  const entries: ImportFile[] = [];
  const damaged: string[] = [];
  let unpacked = 0;
  for (const [done, entry] of listed.entries()) {
    onProgress(entry.filename, done, listed.length);
    const sink = boundedSink(importLimits.unpacked, false);
    try {
      await entry.getData(sink.stream, { checkCrc32: true });
      entries.push(asFile(entry, sink.size()));
    } catch {
      damaged.push(entry.filename);
    }
    unpacked += sink.size();
    if (unpacked > importLimits.allUnpacked) throw new FileRejectedError(refusals.tooLarge);
  }
  return { entries, damaged };
}

/** Lists an archive without checking it again. Throws a `FileRejectedError`. */
export const listedEntries = async (archive: Blob): Promise<ImportFile[]> =>
  (await listEntries(archive)).map((entry) => asFile(entry, entry.uncompressedSize));

async function listEntries(archive: Blob): Promise<FileEntry[]> {
  const reader = new ZipReader(new BlobReader(archive), { filenameValidation: "tolerant" });
  const entries: FileEntry[] = [];
  try {
    for await (const entry of reader.getEntriesGenerator()) {
      if (entry.directory) continue;
      if (entry.encrypted) throw new FileRejectedError(refusals.locked);
      if (entries.length >= importLimits.files) throw new FileRejectedError(refusals.tooMany);
      entries.push(entry);
    }
  } catch (error) {
    throw error instanceof FileRejectedError
      ? error
      : new FileRejectedError(refusals.damaged, { cause: error });
  }
  const places = entries
    .map(({ offset, compressedSize }) => ({ start: offset, end: offset + compressedSize }))
    .sort((a, b) => a.start - b.start);
  if (places.some(({ start }, index) => start < (places[index - 1]?.end ?? 0)))
    throw new FileRejectedError(refusals.overlapping);
  return entries;
}

const asFile = (entry: FileEntry, size: number): ImportFile => ({
  path: entry.filename,
  size,
  read: async () => {
    const sink = boundedSink(importLimits.unpacked, true);
    try {
      await entry.getData(sink.stream, { checkCrc32: true });
    } catch (error) {
      throw new FileRejectedError(refusals.damaged, { cause: error });
    }
    return sink.blob();
  },
});

/** Writes up to `limit` bytes and stores them if `isKept`. */
function boundedSink(limit: number, isKept: boolean) {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const stream = new WritableStream<Uint8Array<ArrayBuffer>>({
    write(part) {
      size += part.byteLength;
      if (size > limit) throw new Error("Too much.");
      if (isKept) parts.push(part);
    },
  });
  return { stream, size: () => size, blob: () => new Blob(parts) };
}
