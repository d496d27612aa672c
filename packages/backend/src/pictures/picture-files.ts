import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile as write } from "node:fs/promises";
import { join } from "node:path";
import type { App } from "@supabase/lite";

type StorageAdapter = NonNullable<App["_storageAdapter"]>;
type Metadata = Awaited<ReturnType<StorageAdapter["headObject"]>>;

/** The uploaded bytes do not match the content type. */
export class WrongPictureError extends Error {
  override name = "WrongPictureError";
}

/** Magic numbers by content type, in hexadecimal. */
const beginnings: Record<string, RegExp> = {
  "image/jpeg": /^ffd8ff/,
  "image/png": /^89504e470d0a1a0a/,
  "image/webp": /^52494646.{8}57454250/,
  "image/avif": /^.{8}66747970(?:..)*617669(?:66|73)/,
  "image/gif": /^47494638(?:37|39)61/,
};

type StoredMetadata = { type: string; cacheControl: string; size: number; eTag: string; at: string };

/** Uses hashes as file names, so user input never becomes a path. The caller must check access. */
export function createPictureFiles(folder: string, writeFile: typeof write = write): StorageAdapter {
  const fileOf = (bucket: string, key: string) =>
    join(folder, createHash("sha256").update(`${bucket}/${key}`).digest("hex"));

  const headObject = async (bucket: string, key: string): Promise<Metadata> =>
    toMetadata(JSON.parse(await readFile(`${fileOf(bucket, key)}.json`, "utf8")) as StoredMetadata);

  const remove = async (bucket: string, key: string) => {
    await rm(fileOf(bucket, key), { force: true });
    await rm(`${fileOf(bucket, key)}.json`, { force: true });
  };

  const store = async (
    bucket: string,
    key: string,
    bytes: Uint8Array,
    type: string,
    cacheControl: string,
  ) => {
    const eTag = `"${createHash("sha256").update(bytes).digest("hex").slice(0, 32)}"`;
    const stored: StoredMetadata = {
      type,
      cacheControl,
      size: bytes.length,
      eTag,
      at: new Date().toISOString(),
    };
    await mkdir(folder, { recursive: true });
    const file = fileOf(bucket, key);
    const draft = `${file}.${randomUUID()}`;
    try {
      await writeFile(draft, bytes);
      await writeFile(`${draft}.json`, JSON.stringify(stored));
      // A rename needs no space, so on a full disk the previous picture and its metadata remain.
      await rename(draft, file);
      await rename(`${draft}.json`, `${file}.json`);
    } finally {
      await rm(draft, { force: true });
      await rm(`${draft}.json`, { force: true });
    }
    return toMetadata(stored);
  };

  return {
    driver: null,
    headObject,
    async getObject(bucket, key) {
      const metadata = await headObject(bucket, key);
      return { metadata, httpStatusCode: 200, body: await readFile(fileOf(bucket, key)) };
    },
    async uploadObject(bucket, key, _version, body, type, cacheControl) {
      const bytes = new Uint8Array(await new Response(body as BodyInit).arrayBuffer());
      if (beginnings[type]?.test(Buffer.from(bytes.subarray(0, 64)).toString("hex")) === false)
        throw new WrongPictureError(`The file does not match its content type (${type}).`);
      return store(bucket, key, bytes, type, cacheControl);
    },
    async copyObject(bucket, key, _version, toBucket, toKey) {
      const { mimetype, cacheControl } = await headObject(bucket, key);
      return store(toBucket, toKey, await readFile(fileOf(bucket, key)), mimetype, cacheControl);
    },
    deleteObject: remove,
    async deleteObjects(bucket, keys) {
      for (const key of keys) await remove(bucket, key);
    },
    privateAssetUrl: () => Promise.reject(new Error("The local backend does not resize pictures.")),
  };
}

function toMetadata({ type, cacheControl, size, eTag, at }: StoredMetadata): Metadata {
  return {
    mimetype: type,
    cacheControl,
    size,
    contentLength: size,
    eTag,
    lastModified: new Date(at),
    httpStatusCode: 200,
  };
}
