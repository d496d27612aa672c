import { getSignedInClient } from "../session/access.ts";
import { getSupabase } from "../supabase/client.ts";
import { UnreachableError } from "../supabase/unreachable-error.ts";
import type { PictureDescription } from "./library.ts";
import { largestFileName, pictureBucket } from "./picture-address.ts";
import { PictureRefusedError, type PreparedPicture } from "./prepared-picture.ts";

/** Seconds: a year. What stands at an address never changes. */
const cacheFor = "31536000";

/** This project has no Storage, or no bucket for pictures. */
export class NoStorageError extends PictureRefusedError {
  constructor() {
    super("This backend keeps no pictures. Give the address of one that is on the web.");
    this.name = "NoStorageError";
  }
}

/** The public address that a picture has once it is stored; nothing is asked of the network. */
export async function addressOf(picture: PreparedPicture): Promise<string> {
  const pictures = (await getSupabase()).storage.from(pictureBucket);
  return pictures.getPublicUrl(`${picture.hash}/${largestFileName(picture, picture.ending)}`).data.publicUrl;
}

/**
 * Stores all files of a picture, and what is known of it. Done twice, or by two people, it is stored once, and what was
 * said of it first stays.
 * `onProgress` is called with how many of its files are there. Rejects with the signal's reason when that is aborted.
 * Throws a `NoStorageError`, a `PictureRefusedError` where there is no room left, an `AccessError`, an
 * `UnreachableError`, or the backend's error; another call goes on where this one ended.
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
    // Under the hash of its bytes there can be nothing else.
    const options = { contentType: blob.type, cacheControl: cacheFor, upsert: true };
    const { error } = await pictures.upload(`${picture.hash}/${name}`, await blob.arrayBuffer(), options);
    if (error) throw toError(error);
    bytes += blob.size;
    onProgress?.(index + 1);
  }
  signal?.throwIfAborted();
  const { hash, width, height, ending } = picture;
  const name = Array.from(picture.name).slice(0, 200).join("");
  const row = { hash, width, height, bytes, name, file: largestFileName(picture, ending) };
  const table = supabase.from("post_pictures");
  // One that was about to go is used again.
  await table
    .upsert({ ...row, unused_since: null, removing_since: null }, { onConflict: "hash" })
    .select("hash")
    .throwOnError();
  if (description.alt === "" && !description.is_decorative) return;
  const undescribed = { alt: "", is_decorative: false };
  await table.update(description).eq("hash", hash).match(undescribed).select("hash").throwOnError();
}

type StorageFailure = { name?: string; status?: number | undefined; statusCode?: string | undefined };

/** Storage answers some refusals as 400 with the real status inside. */
const hasStatus = ({ status, statusCode }: StorageFailure, ...wanted: number[]): boolean =>
  wanted.some((code) => status === code || statusCode === String(code));

function toError(error: Error & StorageFailure): Error {
  // What storage-js calls the failure of the request itself.
  if (error.name === "StorageUnknownError") return new UnreachableError();
  // No Storage at this address, or no such bucket in it.
  if (hasStatus(error, 404)) return new NoStorageError();
  // Too large for the bucket, or for what is left of the project's quota (supabase.com, "Storage error codes").
  if (hasStatus(error, 402, 413, 507))
    return new PictureRefusedError(
      "There is no room left for pictures. Delete some that no post uses, or ask whoever runs the project for more.",
    );
  return error;
}
