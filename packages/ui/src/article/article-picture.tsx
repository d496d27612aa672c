import { picturePlacement } from "@brightwren/core/pictures/picture-address";
import type { KnownPictures } from "@brightwren/core/pictures/picture-facts";
import type { SyntheticEvent } from "react";
import { shownPicture } from "./shown-picture.ts";

type ArticlePictureProps = {
  /** As in the post, including the placement after `#`. */
  address: string;
  alt: string;
  sizes: string;
  /** At the top of the page, with high fetch priority. All other pictures load lazily. */
  isFirst?: boolean | undefined;
  pictures?: KnownPictures | undefined;
  className?: string | undefined;
  title?: string | undefined;
};

/** Removes colour and preview once the picture has loaded or failed. */
function uncover({ currentTarget }: SyntheticEvent<HTMLImageElement>): void {
  currentTarget.style.background = "none";
}

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
    // Without <picture>, React would suspend the article until the picture has loaded, and would prerender it hidden
    // behind an inline script.
    <picture>
      {avif ? <source type="image/avif" srcSet={avif} sizes={sizes} /> : null}
      <img
        className={className}
        // Must precede `src`, which starts the request.
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
