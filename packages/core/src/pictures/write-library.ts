import { askAsOwner, getSignedInClient } from "../session/access.ts";
import { changeRows } from "../session/owner-rows.ts";
import { UnreachableError } from "../supabase/unreachable-error.ts";
import {
  type LibraryPicture,
  PictureGoneError,
  PictureUsedError,
  type PictureDescription,
} from "./library.ts";
import { pictureAt, pictureBucket } from "./picture-address.ts";

/** Changes the description in the library only; posts stay unchanged. Throws a `PictureGoneError`. */
export const describePicture = (hash: string, description: Partial<PictureDescription>): Promise<void> =>
  changeRow(hash, description);

/** Protects an unused picture from the clean-up for 30 days. Throws a `PictureGoneError`. */
export const resetPictureExpiry = (hash: string): Promise<void> => changeRow(hash, { unused_since: null });

async function changeRow(
  hash: string,
  changes: Partial<PictureDescription> | { unused_since: null },
): Promise<void> {
  const changed = await changeRows((supabase) =>
    supabase.from("post_pictures").update(changes).eq("hash", hash).is("removing_since", null).select("hash"),
  );
  if (changed.length === 0) throw new PictureGoneError();
}

/**
 * Updates a description in the library and in all posts and pending versions, in one transaction. Returns the number of
 * changed posts, whose open editors see a conflict. Throws a `PictureGoneError`.
 */
export const describeEverywhere = (
  hash: string,
  { alt, is_decorative }: Pick<PictureDescription, "alt" | "is_decorative">,
): Promise<number> =>
  askAsOwner((supabase) =>
    supabase.rpc("describe_picture_everywhere", { picture: hash, alt, is_decorative }),
  ).then(countOf);

/** Replaces a picture everywhere. Returns the number of changed posts. Same errors as `describeEverywhere`. */
export const replaceEverywhere = (hash: string, substitute: string): Promise<number> =>
  askAsOwner((supabase) => supabase.rpc("replace_picture_everywhere", { picture: hash, substitute })).then(
    countOf,
  );

function countOf(changed: number | null): number {
  if (changed === null) throw new PictureGoneError();
  return changed;
}

/** Deletes the row last, so the clean-up can resume. Throws a `PictureUsedError` or an `UnreachableError`. */
export async function deletePicture({
  hash,
  address,
}: Pick<LibraryPicture, "hash" | "address">): Promise<void> {
  const supabase = await getSignedInClient();
  if (!(await askAsOwner(() => supabase.rpc("claim_picture_removal", { picture: hash }))))
    throw new PictureUsedError();
  const files = pictureAt(address)?.files ?? [];
  const { error } = await supabase.storage
    .from(pictureBucket)
    .remove(files.map((file) => `${hash}/${file.address.split("/").at(-1)}`));
  // storage-js reports a failed request under this name.
  if (error) throw error.name === "StorageUnknownError" ? new UnreachableError() : error;
  await supabase
    .from("post_pictures")
    .delete()
    .eq("hash", hash)
    .not("removing_since", "is", null)
    .select("hash")
    .throwOnError();
}
