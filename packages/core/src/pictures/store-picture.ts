import { getSignedInClient } from "../session/access.ts";
import { getSupabase } from "../supabase/client.ts";
import { UnreachableError } from "../supabase/unreachable-error.ts";
import type { PictureDescription } from "./library.ts";
import { largestFileName, pictureBucket } from "./picture-address.ts";
import { PictureRejectedError, type PreparedPicture } from "./prepared-picture.ts";

/** A year, in seconds: content-addressed files never change. */
const cacheFor = "31536000";

export class NoStorageError extends PictureRejectedError {
  constructor() {
    super("This server can’t store pictures. Use the address of a picture on the web.");
    this.name = "NoStorageError";
  }
}

/** Returns the public address of a picture, without a request. */
export async function addressOf(picture: PreparedPicture): Promise<string> {
  const pictures = (await getSupabase()).storage.from(pictureBucket);
  return pictures.getPublicUrl(`${picture.hash}/${largestFileName(picture, picture.ending)}`).data.publicUrl;
}

/**
 * Uploads a picture and adds its row; an existing description is preserved. Idempotent: a retry resumes. Throws a
 * `NoStorageError`, a `PictureRejectedError` (quota), an `UnreachableError` or the signal's reason.
 */
export async function storePicture(
  picture: PreparedPicture,
  description: PictureDescription,
  { signal, onProgress }: { signal?: AbortSignal; onProgress?: (stored: number) => void } = {},
): Promise<void> {
  const supabase = await getSignedInClient();
  const pictures = supabase.storage.from(pictureBucket);
  let bytes = 0;
  for (const [index, { name, blob }] of picture.files.entries()) {
    signal?.throwIfAborted();
    // The name contains the hash of the bytes, so overwriting is safe.
    const options = { contentType: blob.type, cacheControl: cacheFor, upsert: true };
    const { error } = await pictures.upload(`${picture.hash}/${name}`, await blob.arrayBuffer(), options);
    if (error) throw toError(error);
    bytes += blob.size;
    onProgress?.(index + 1);
  }
  signal?.throwIfAborted();
  const { hash, width, height, ending } = picture;
  const name = Array.from(picture.name.normalize("NFC")).slice(0, 200).join("");
  const row = { hash, width, height, bytes, name, file: largestFileName(picture, ending) };
  const table = supabase.from("post_pictures");
  // Cancels a scheduled deletion of the same picture.
  await table
    .upsert({ ...row, unused_since: null, removing_since: null }, { onConflict: "hash" })
    .select("hash")
    .throwOnError();
  if (description.alt === "" && !description.is_decorative) return;
  const undescribed = { alt: "", is_decorative: false };
  await table.update(description).eq("hash", hash).match(undescribed).select("hash").throwOnError();
}

type StorageFailure = { name?: string; status?: number | undefined; statusCode?: string | undefined };

/** Storage returns some errors as 400 with the real status in the body. */
const hasStatus = ({ status, statusCode }: StorageFailure, ...wanted: number[]): boolean =>
  wanted.some((code) => status === code || statusCode === String(code));

function toError(error: Error & StorageFailure): Error {
  // storage-js reports a failed request under this name.
  if (error.name === "StorageUnknownError") return new UnreachableError();
  if (hasStatus(error, 404)) return new NoStorageError();
  // Bucket limit or project quota exceeded (supabase.com, "Storage error codes").
  if (hasStatus(error, 402, 413, 507))
    return new PictureRejectedError(
      "There is no space left for pictures. Delete some that no post uses, or get more storage.",
    );
  return error;
}
