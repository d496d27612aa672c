/** Widths, in pixels, in which a picture is kept beside its largest file, if that is wider. */
export const pictureWidths = [480, 800, 1200, 1600] as const;

/** The longest side of the largest file, in pixels. */
export const largestSide = 2400;

/** The bucket of the posts' pictures. */
export const pictureBucket = "post-images";

/** The endings that files of pictures have. A GIF has no other sizes: it may move. */
export const pictureTypes = {
  webp: "image/webp",
  jpg: "image/jpeg",
  png: "image/png",
  gif: "image/gif",
} as const;

export type PictureEnding = keyof typeof pictureTypes;

/** One file of a picture. */
export type PictureFile = { width: number; address: string };

/** A picture as its address tells of it: a page needs nothing else to show it without a jump. */
export type AddressedPicture = {
  /** 32 hexadecimal digits; names its folder. */
  hash: string;
  /** Of the largest file, in pixels. */
  width: number;
  height: number;
  /** Its average colour, as CSS writes it: `#c8a07b`. */
  colour: string;
  ending: PictureEnding;
  /** All its files, smallest first; the last is the largest. */
  files: PictureFile[];
};

/** The name of a picture's largest file. `colour` as CSS writes it. */
export const largestFileName = (
  { width, height, colour }: Pick<AddressedPicture, "width" | "height" | "colour">,
  ending: PictureEnding,
): string => `${width}x${height}-${colour.slice(1)}.${ending}`;

/** The widths that a picture of this width is kept in, beside the largest file. */
export const smallerWidths = (width: number, ending: PictureEnding): number[] =>
  ending === "gif" ? [] : pictureWidths.filter((smaller) => smaller < width);

/** The name of one of a picture's smaller files. */
export const smallerFileName = (width: number, ending: PictureEnding): string => `${width}.${ending}`;

const pattern =
  /^(.*\/([0-9a-f]{32})\/)([1-9]\d{0,4})x([1-9]\d{0,4})-([0-9a-f]{6})\.(webp|jpg|png|gif)(?:[?#].*)?$/;

/**
 * The picture at an address that was made for an upload, wherever it is kept; null for any other address. What stands
 * behind `#` is for `picturePlacement`.
 */
export function pictureAt(address: string): AddressedPicture | null {
  const [, folder, hash, width, height, colour, ending] = pattern.exec(address) ?? [];
  if (folder === undefined || hash === undefined) return null;
  const picture = {
    hash,
    width: Number(width),
    height: Number(height),
    colour: `#${colour}`,
    ending: ending as PictureEnding,
  };
  const smaller = smallerWidths(picture.width, picture.ending).map((one) => ({
    width: one,
    address: folder + smallerFileName(one, picture.ending),
  }));
  const largest = { width: picture.width, address: folder + largestFileName(picture, picture.ending) };
  return { ...picture, files: [...smaller, largest] };
}

/** How a picture stands in a text: written behind `#` in its address, where other programs pass over it. */
export type PicturePlacement = {
  /** It takes the whole width of the page. */
  isWide: boolean;
  /** It adds nothing to the words, so that it needs no alternative text. */
  isDecorative: boolean;
};

/** Reads the placement from an address: `…webp#wide`, `…webp#decorative`, `…webp#wide,decorative`. */
export function picturePlacement(address: string): PicturePlacement {
  const words = address.split("#").slice(1).join("").split(",");
  return { isWide: words.includes("wide"), isDecorative: words.includes("decorative") };
}

/** An address with a placement in the place of the one that it has. */
export function withPlacement(address: string, { isWide, isDecorative }: PicturePlacement): string {
  const words = [...(isWide ? ["wide"] : []), ...(isDecorative ? ["decorative"] : [])];
  return [address.split("#")[0], ...(words.length > 0 ? [words.join(",")] : [])].join("#");
}

/** An address without what stands behind `#`. */
export const bareAddress = (address: string): string => address.split("#")[0] ?? address;
