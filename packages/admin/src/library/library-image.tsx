import type { LibraryPicture } from "@brightwren/core/pictures/library";
import { pictureAt } from "@brightwren/core/pictures/picture-address";
import { useState } from "react";
import styles from "./library-image.module.css";

type LibraryImageProps = {
  picture: LibraryPicture;
  /** A tile of a grid: the smallest file, cut to the tile. Otherwise whole, as large as there is room. */
  isTile?: boolean;
  /** What it shows; empty where its name stands beside it. */
  alt?: string;
};

/** A picture of the library, in its own colour until it is there; says so where its file is missing. */
export function LibraryImage({ picture, isTile = false, alt = "" }: LibraryImageProps) {
  const [isMissing, setIsMissing] = useState(false);
  const { address, width, height } = picture;
  const { files = [], colour } = pictureAt(address) ?? {};
  const style = { backgroundColor: colour, ...(isTile ? {} : { aspectRatio: `${width} / ${height}` }) };
  const className = isTile ? styles.tile : styles.whole;
  if (isMissing) return <span className={`${className} ${styles.missing}`}>The file is missing</span>;
  return (
    <img
      className={className}
      src={isTile ? (files[0]?.address ?? address) : address}
      srcSet={isTile ? undefined : files.map((file) => `${file.address} ${file.width}w`).join(", ")}
      sizes={isTile ? undefined : "(min-width: 60rem) 60vw, 95vw"}
      width={width}
      height={height}
      alt={alt}
      loading={isTile ? "lazy" : undefined}
      decoding="async"
      style={style}
      onError={() => setIsMissing(true)}
    />
  );
}
