/** Widths of a picture's smaller copies, in pixels. Only widths below its own are generated. */
export const pictureWidths = [480, 800, 1200, 1600] as const;

/** In pixels. WebP limits the height to 16,383, iOS a canvas to 16.7 million, and Storage a file to 5 MB. */
export const largestPicture = { width: 2400, height: 16_000, pixels: 10_000_000 } as const;

export const pictureBucket = "post-images";

/** File extensions of pictures. GIFs have no smaller copies, because they may be animated. */
export const pictureTypes = {
  webp: "image/webp",
  jpg: "image/jpeg",
  png: "image/png",
  gif: "image/gif",
} as const;

export type PictureExtension = keyof typeof pictureTypes;

type PictureFile = { width: number; address: string };

/** Data encoded in a picture's address, so that pages can lay the picture out without a request. */
export type AddressedPicture = {
  hash: string;
  width: number;
  height: number;
  /** Average colour, as CSS: `#c8a07b`. */
  colour: string;
  ending: PictureExtension;
  files: PictureFile[];
};

export const largestFileName = (
  { width, height, colour }: Pick<AddressedPicture, "width" | "height" | "colour">,
  ending: PictureExtension,
): string => `${width}x${height}-${colour.slice(1)}.${ending}`;

export const smallerWidths = (width: number, ending: PictureExtension): number[] =>
  ending === "gif" ? [] : pictureWidths.filter((smaller) => smaller < width);

export const smallerFileName = (width: number, ending: PictureExtension): string => `${width}.${ending}`;

const pattern =
  /^(.*\/([0-9a-f]{32})\/)([1-9]\d{0,4})x([1-9]\d{0,4})-([0-9a-f]{6})\.(webp|jpg|png|gif)(?:[?#].*)?$/;

/** Parses an uploaded picture's address on any host, without its fragment; null for other addresses. */
export function pictureAt(address: string): AddressedPicture | null {
  const [, folder, hash, width, height, colour, ending] = pattern.exec(address) ?? [];
  if (folder === undefined || hash === undefined) return null;
  const picture = {
    hash,
    width: Number(width),
    height: Number(height),
    colour: `#${colour}`,
    ending: ending as PictureExtension,
  };
  const smaller = smallerWidths(picture.width, picture.ending).map((one) => ({
    width: one,
    address: folder + smallerFileName(one, picture.ending),
  }));
  const largest = { width: picture.width, address: folder + largestFileName(picture, picture.ending) };
  return { ...picture, files: [...smaller, largest] };
}

/** A picture's layout in the text, stored in the URL fragment because other programs ignore it. */
export type PicturePlacement = {
  isWide: boolean;
  isDecorative: boolean;
};

/** Reads the placement from an address: `…webp#wide`, `…webp#decorative`, `…webp#wide,decorative`. */
export function picturePlacement(address: string): PicturePlacement {
  const words = address.split("#").slice(1).join("").split(",");
  return { isWide: words.includes("wide"), isDecorative: words.includes("decorative") };
}

export function withPlacement(address: string, { isWide, isDecorative }: PicturePlacement): string {
  const words = [...(isWide ? ["wide"] : []), ...(isDecorative ? ["decorative"] : [])];
  return [address.split("#")[0], ...(words.length > 0 ? [words.join(",")] : [])].join("#");
}

export const bareAddress = (address: string): string => address.split("#")[0] ?? address;
