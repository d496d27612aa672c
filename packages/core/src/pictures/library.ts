import type { Row } from "@brightwren/functions/contracts/database-types";
import { type PageRequest, queryKeysFor } from "../supabase/list.ts";

export type LibraryPicture = Omit<Row<"post_pictures">, "removing_since"> & {
  address: string;
};

export const pictureColumns =
  "hash, file, name, width, height, bytes, alt, is_decorative, credit, created_at, unused_since";

export type PictureDescription = Pick<Row<"post_pictures">, "alt" | "is_decorative" | "credit">;

/** Days until the clean-up deletes an unused picture. Must match `public.claim_unused_pictures`. */
export const unusedPictureDays = 30;

export const pictureLimits = { alt: 500, credit: 200 } as const;

export type PictureListRequest = PageRequest & {
  /** Only pictures that need alternative text, or that no post shows. Undefined matches every picture. */
  state?: "undescribed" | "unused" | undefined;
  /** Searches name, alternative text and credit, ignoring case. */
  search?: string | undefined;
};

export const libraryKeys = queryKeysFor<PictureListRequest>("pictures", "picture");

/** The project's database predates the picture library. */
export class NoLibraryError extends Error {
  override name = "NoLibraryError";
}

/** A post or a pending version still uses the picture. */
export class PictureUsedError extends Error {
  override name = "PictureUsedError";

  constructor() {
    super("A post uses this picture (or one in the trash does), so it can’t be deleted.");
  }
}

export class PictureGoneError extends Error {
  override name = "PictureGoneError";

  constructor() {
    super("This picture has since been deleted.");
  }
}
