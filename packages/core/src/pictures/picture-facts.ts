/** Facts about a picture, from the build or from the uploading window. */
export type PictureFacts = {
  /** Upright, in pixels. */
  width: number;
  height: number;
  /** Average CSS colour; none for transparent pictures. */
  colour?: string;
  /** The site's own copies: `<stem>-<width>.avif` and `.webp`, smallest first. */
  own?: { stem: string; widths: number[] };
  /** Local object URL until the upload finishes. */
  waitsAt?: string;
};

/** By address without fragment. */
export type KnownPictures = Record<string, PictureFacts>;

export const ownPictureFile = (stem: string, width: number, type: "avif" | "webp"): string =>
  `${stem}-${width}.${type}`;
