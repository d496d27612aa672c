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

type ShownPicture = {
  src: string;
  srcSet?: string;
  avif?: string;
  width?: number;
  height?: number;
  colour?: string;
};

const middleWidth = 1200;
/** No page displays a larger width. */
const widest = Math.max(...pictureWidths);

/** Facts about a picture, from the build (`known`) or else from its address. Ignores the fragment. */
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
