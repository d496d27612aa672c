import { assertAdmin, getSignedInClient, refusalOf } from "../session/access.ts";
import { UnreachableError } from "../supabase/unreachable-error.ts";
import {
  type LibraryPicture,
  PictureGoneError,
  PictureUsedError,
  type PictureDescription,
} from "./library.ts";
import { pictureAt, pictureBucket } from "./picture-address.ts";

/**
 * Says in the library what a picture shows, as far as that is given; posts stay as they are.
 * Throws a `PictureGoneError`, an `AccessError` or the backend's error.
 */
export const describePicture = (hash: string, description: Partial<PictureDescription>): Promise<void> =>
  changeRow(hash, description);

/**
 * Notes that a picture is about to be shown again, in a text that may not be saved for a while: the clock does not
 * delete it for the next 30 days. Throws a `PictureGoneError` when it has begun to, an `AccessError` or the backend's error.
 */
export const keepPicture = (hash: string): Promise<void> => changeRow(hash, { unused_since: null });

async function changeRow(
  hash: string,
  changes: Partial<PictureDescription> | { unused_since: null },
): Promise<void> {
  const supabase = await getSignedInClient();
  const { data } = await supabase
    .from("post_pictures")
    .update(changes)
    .eq("hash", hash)
    .is("removing_since", null)
    .select("hash")
    .throwOnError();
  if (data.length > 0) return;
  await assertAdmin();
  throw new PictureGoneError();
}

/**
 * Describes a picture in the library, in every post and in every pending version, whole or not at all; returns in how
 * many posts. Their editors meet it as any other change of somebody else's. The reading time stays as it is.
 * Throws a `PictureGoneError`, an `AccessError` or the backend's error.
 */
export async function describeEverywhere(
  hash: string,
  { alt, is_decorative }: Pick<PictureDescription, "alt" | "is_decorative">,
): Promise<number> {
  const supabase = await getSignedInClient();
  const { data, error } = await supabase.rpc("describe_picture_everywhere", {
    picture: hash,
    alt,
    is_decorative,
  });
  return await countOf(data, error);
}

/**
 * Shows another picture of the library wherever this one is shown, with its description if it has one; returns in how
 * many posts. Throws as `describeEverywhere`.
 */
export async function replaceEverywhere(hash: string, substitute: string): Promise<number> {
  const supabase = await getSignedInClient();
  const { data, error } = await supabase.rpc("replace_picture_everywhere", { picture: hash, substitute });
  return await countOf(data, error);
}

async function countOf(changed: number | null, error: { code: string } | null): Promise<number> {
  if (error) throw await refusalOf(error);
  if (changed === null) throw new PictureGoneError();
  return changed;
}

/**
 * Deletes a picture that nothing shows: its files first, what is known of it last. What is interrupted is finished by the
 * clock. Throws a `PictureUsedError`, an `UnreachableError`, an `AccessError` or the backend's error.
 */
export async function deletePicture({
  hash,
  address,
}: Pick<LibraryPicture, "hash" | "address">): Promise<void> {
  const supabase = await getSignedInClient();
  const { data: mayGo, error: refusal } = await supabase.rpc("claim_picture_removal", { picture: hash });
  if (refusal) throw await refusalOf(refusal);
  if (!mayGo) throw new PictureUsedError();
  const files = pictureAt(address)?.files ?? [];
  const { error } = await supabase.storage
    .from(pictureBucket)
    .remove(files.map((file) => `${hash}/${file.address.split("/").at(-1)}`));
  // What storage-js calls the failure of the request itself.
  if (error) throw error.name === "StorageUnknownError" ? new UnreachableError() : error;
  await supabase
    .from("post_pictures")
    .delete()
    .eq("hash", hash)
    .not("removing_since", "is", null)
    .select("hash")
    .throwOnError();
}
