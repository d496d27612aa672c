import type { LibraryPicture } from "@brightwren/core/pictures/library";
import { pictureAt } from "@brightwren/core/pictures/picture-address";
import { useState } from "react";
import styles from "./library-image.module.css";

type LibraryImageProps = { picture: LibraryPicture; isTile?: boolean; alt?: string };

export function LibraryImage({ picture, isTile = false, alt = "" }: LibraryImageProps) {
  const [isMissing, setIsMissing] = useState(false);
  const { address, width, height } = picture;
  const { files = [], colour } = pictureAt(address) ?? {};
  const style = isTile ? undefined : { backgroundColor: colour, aspectRatio: `${width} / ${height}` };
  const className = isTile ? `full ${styles.tile}` : styles.whole;
  if (isMissing)
    return <span className={`${className} hint grid full ${styles.missing}`}>The file is missing</span>;
  return (
    <img
      className={className}
      src={isTile ? (files[0]?.address ?? address) : address}
      srcSet={isTile ? undefined : files.map((file) => `${file.address} ${file.width}w`).join(", ")}
      sizes={isTile ? undefined : "(min-width: 56rem) 60vw, 95vw"}
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
