/** Picture metadata, from the build or from the window that is uploading the picture. */
export type PictureFacts = {
  /** In pixels, after EXIF rotation. */
  width: number;
  height: number;
  /** Average CSS colour; none for transparent pictures. */
  colour?: string;
  /** The site's own copies: `<stem>-<width>.avif` and `.webp`, smallest first. */
  own?: { stem: string; widths: number[] };
  /** Local object URL until the upload finishes. */
  waitsAt?: string;
};

/** Keys are picture addresses without the fragment. */
export type KnownPictures = Record<string, PictureFacts>;

export const ownPictureFile = (stem: string, width: number, type: "avif" | "webp"): string =>
  `${stem}-${width}.${type}`;
