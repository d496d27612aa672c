import type { AddressedPicture } from "./picture-address.ts";

export type PreparedPicture = Pick<AddressedPicture, "hash" | "width" | "height" | "colour" | "ending"> & {
  name: string;
  /** Smallest first; named as in `picture-address.ts`. */
  files: { name: string; blob: Blob }[];
  /** A sentence for the user, for example that an animation was not resized. */
  notice?: string;
};

/** The file cannot be used; the message says why and what to do. */
export class PictureRejectedError extends Error {
  override name = "PictureRejectedError";
}
