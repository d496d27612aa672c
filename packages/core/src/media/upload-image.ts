import { getSignedInClient } from "../session/access.ts";
import { UnreachableError } from "../supabase/unreachable-error.ts";
import { imageFault, randomImageName } from "./image-file.ts";

/** Where the picture is now, or that this backend keeps no pictures: an address from elsewhere does then. */
export type UploadOutcome = { url: string } | { unavailable: true };

const bucket = "post-images";
const year = "31536000";

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
    cacheControl: year,
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
