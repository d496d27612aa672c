import { getSignedInClient } from "../session/access.ts";
import { UnreachableError } from "../supabase/unreachable-error.ts";

/** The kinds of pictures every browser shows, with the ending of their files. */
const endings = new Map([
  ["image/jpeg", "jpg"],
  ["image/png", "png"],
  ["image/webp", "webp"],
  ["image/avif", "avif"],
  ["image/gif", "gif"],
]);

/** For a file chooser's `accept`. */
export const imageTypes = [...endings.keys()];

/** Bytes; the bucket refuses more as well. */
export const imageSizeLimit = 5 * 1024 * 1024;

/** What is wrong with a file as a picture for a post, as a sentence; null when nothing is. */
export function imageFault(file: Pick<Blob, "type" | "size">): string | null {
  if (!endings.has(file.type)) return "Please choose a JPEG, PNG, WebP, AVIF or GIF picture.";
  if (file.size === 0) return "This file is empty.";
  if (file.size > imageSizeLimit) return "This picture is larger than 5 MB. Please make it smaller first.";
  return null;
}

/** A name nobody can guess and no other picture has, with the ending of its type. */
export const randomImageName = (type: string): string =>
  `${crypto.randomUUID()}.${endings.get(type) ?? "bin"}`;

/** Where the picture is now, or that this backend keeps no pictures: an address from elsewhere will do then. */
export type UploadOutcome = { url: string } | { unavailable: true };

const bucket = "post-images";
/** Seconds: a year. */
const cacheFor = "31536000";

/** The file cannot be a post's picture; the message says why. */
export class ImageRefusedError extends Error {
  override name = "ImageRefusedError";
}

/**
 * Stores a picture for a post under a name of its own and returns its public address.
 * Throws an `ImageRefusedError`, an `AccessError`, an `UnreachableError` when nothing answers, or the backend's error.
 */
export async function uploadImage(file: Blob): Promise<UploadOutcome> {
  const fault = imageFault(file);
  if (fault !== null) throw new ImageRefusedError(fault);
  const supabase = await getSignedInClient();
  const pictures = supabase.storage.from(bucket);
  const name = randomImageName(file.type);
  const { error } = await pictures.upload(name, await file.arrayBuffer(), {
    contentType: file.type,
    cacheControl: cacheFor,
  });
  if (error && isMissing(error)) return { unavailable: true };
  // What storage-js calls the failure of the request itself.
  if (error?.name === "StorageUnknownError") throw new UnreachableError();
  if (error) throw error;
  return { url: pictures.getPublicUrl(name).data.publicUrl };
}

/** No Storage at this address, or no such bucket in it (which Storage answers as 400 with 404 inside). */
function isMissing(error: { status?: number | undefined; statusCode?: string | undefined }): boolean {
  return error.status === 404 || error.statusCode === "404";
}
