import {
  type AddressedPicture,
  bareAddress,
  pictureAt,
  pictureWidths,
} from "@brightwren/core/pictures/picture-address";
import {
  type KnownPictures,
  ownPictureFile,
  type PictureFacts,
} from "@brightwren/core/pictures/picture-facts";

/** How a picture is fetched and how much room it takes, as far as that is known. */
export type ShownPicture = {
  /** What is shown where nothing else is understood. */
  src: string;
  /** The same in several widths, as `srcset` lists them, and again as AVIF. */
  srcSet?: string;
  avif?: string;
  /** Pixels of the original. */
  width?: number;
  height?: number;
  colour?: string;
};

/** Pixels: the file that stands for all of them. */
const middleWidth = 1200;
/** No page shows more. */
const widest = Math.max(...pictureWidths);

/**
 * What is known of the picture at an address: from the build, where that has seen it (`known`), else from the address
 * itself. What stands behind `#` is not asked for.
 */
export function shownPicture(address: string, known?: KnownPictures): ShownPicture {
  const src = bareAddress(address);
  const facts = known?.[src];
  if (facts) return learntPicture(src, facts);
  const picture = pictureAt(src);
  return picture ? uploadedPicture(picture) : { src };
}

function learntPicture(src: string, { width, height, colour, own, waitsAt }: PictureFacts): ShownPicture {
  if (!own) return { src: waitsAt ?? src, width, height };
  const { stem, widths } = own;
  const listed = (type: "avif" | "webp") =>
    widths.map((each) => `${ownPictureFile(stem, each, type)} ${each}w`).join(", ");
  const middle = Math.max(...widths.filter((each, index) => each <= middleWidth || index === 0));
  return {
    src: ownPictureFile(stem, middle, "webp"),
    srcSet: listed("webp"),
    avif: listed("avif"),
    width,
    height,
    ...(colour ? { colour } : {}),
  };
}

function uploadedPicture({ files, width, height, colour }: AddressedPicture): ShownPicture {
  const fitting = files.filter((file, index) => file.width <= widest || index === 0);
  const [smallest, ...larger] = fitting;
  const middle = larger.findLast((file) => file.width <= middleWidth) ?? smallest;
  return {
    src: middle?.address ?? "",
    ...(larger.length > 0
      ? { srcSet: fitting.map((file) => `${file.address} ${file.width}w`).join(", ") }
      : {}),
    width,
    height,
    colour,
  };
}
