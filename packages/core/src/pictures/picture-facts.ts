/** What is known of a post's picture besides its address: by a build, or by the window that it waits in. */
export type PictureFacts = {
  /** As it is seen, upright, in pixels. */
  width: number;
  height: number;
  /** Its average colour, as CSS writes it; none where something shines through. */
  colour?: string;
  /** Its files on the site itself, `<stem>-<width>.avif` and `.webp` in each width, smallest first. */
  own?: { stem: string; widths: number[] };
  /** Where it is until it is stored: an address of this window's alone. */
  waitsAt?: string;
};

/** By address, without what stands behind `#`. */
export type KnownPictures = Record<string, PictureFacts>;

/** One of a picture's own files. */
export const ownPictureFile = (stem: string, width: number, type: "avif" | "webp"): string =>
  `${stem}-${width}.${type}`;
