import { picturePlacement } from "@brightwren/core/pictures/picture-address";
import type { KnownPictures } from "@brightwren/core/pictures/picture-facts";
import type { SyntheticEvent } from "react";
import { shownPicture } from "./shown-picture.ts";

type ArticlePictureProps = {
  /** As it is written in the post, its placement behind `#` included. */
  address: string;
  alt: string;
  /** How wide it is shown: the `sizes` attribute. */
  sizes: string;
  /** It stands at the top of the page: fetched first. All others wait until they are nearly seen. */
  isFirst?: boolean | undefined;
  /** What the build learnt of pictures. */
  pictures?: KnownPictures | undefined;
  className?: string | undefined;
  title?: string | undefined;
};

/** What is there, or will never come, needs no colour and no preview behind it: the picture, or its words. */
function uncover({ currentTarget }: SyntheticEvent<HTMLImageElement>): void {
  currentTarget.style.background = "none";
}

/**
 * A picture of a post, in its body or above it: in the sizes there are, with its room kept and its colour shown until it
 * comes.
 */
export function ArticlePicture({
  address,
  alt,
  sizes,
  isFirst,
  pictures,
  className,
  title,
}: ArticlePictureProps) {
  const { src, srcSet, avif, width, height, colour } = shownPicture(address, pictures);
  return (
    // Without the picture element React would keep the whole article back until the picture is loaded, and draw it
    // at build as something that only its own inline script shows.
    <picture>
      {avif ? <source type="image/avif" srcSet={avif} sizes={sizes} /> : null}
      <img
        className={className}
        // Before the address: a browser begins to fetch when it sees that.
        {...(isFirst
          ? { fetchPriority: "high" as const }
          : { loading: "lazy" as const, decoding: "async" as const })}
        sizes={srcSet && sizes}
        srcSet={srcSet}
        src={src || undefined}
        width={width}
        height={height}
        alt={picturePlacement(address).isDecorative ? "" : alt}
        title={title}
        style={colour ? { backgroundColor: colour } : undefined}
        onLoad={colour ? uncover : undefined}
        onError={colour ? uncover : undefined}
      />
    </picture>
  );
}
