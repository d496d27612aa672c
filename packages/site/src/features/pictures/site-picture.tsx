import type { ImageKey } from "../../content/types.ts";
import styles from "./site-picture.module.css";

// Written by `npm run pictures`: <name>-<width>.<format>
const files = import.meta.glob<string>("../../pictures/*.{avif,webp}", {
  eager: true,
  query: "?url",
  import: "default",
});

const widths = [480, 960];

const sourceSet = (name: ImageKey, format: "avif" | "webp") =>
  widths.map((width) => `${files[`../../pictures/${name}-${width}.${format}`]} ${width}w`).join(", ");

type SitePictureProps = {
  name: ImageKey;
  /** How wide it is shown, as the `sizes` attribute says it. */
  sizes: string;
  /** What is seen; empty where the picture repeats. */
  alt: string;
  /** Loads at once instead of when it comes near the view. */
  eager?: boolean;
};

/** A site we made, photographed; 1280 by 860. */
export function SitePicture({ name, sizes, alt, eager = false }: SitePictureProps) {
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet(name, "avif")} sizes={sizes} />
      <img
        className={styles.image}
        src={files[`../../pictures/${name}-960.webp`]}
        srcSet={sourceSet(name, "webp")}
        sizes={sizes}
        width={1280}
        height={860}
        alt={alt}
        loading={eager ? "eager" : "lazy"}
        decoding="async"
      />
    </picture>
  );
}
