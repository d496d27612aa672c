import type { AddressedPicture } from "./picture-address.ts";

/** A picture as it is uploaded: decoded, upright, without metadata, encoded anew in all its sizes. */
export type PreparedPicture = Pick<AddressedPicture, "hash" | "width" | "height" | "colour" | "ending"> & {
  /** What its file was called on the person's device. */
  name: string;
  /** Smallest first; the last is the largest. Names as in `picture-address.ts`. */
  files: { name: string; blob: Blob }[];
  /** What the person should know of it, as a sentence: that it moves, and is kept as it is. */
  notice?: string;
};

/** The file cannot be a post's picture; the message says why, and what to do. */
export class PictureRefusedError extends Error {
  override name = "PictureRefusedError";
}
