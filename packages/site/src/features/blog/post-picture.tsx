import type { PostCard } from "@brightwren/core/blog/post";
import { isWebImage } from "@brightwren/core/post-editing/web-image";
import { shownPicture } from "@brightwren/ui/shown-picture";
import { useCallback, useContext, useState } from "react";
import { PageStateContext } from "../../page/page-state.ts";
import { DrawnPicture } from "../drawing/drawn-picture.tsx";
import styles from "./post-picture.module.css";

/** `sizes` values (post-card.module.css, related-articles.module.css). */
const widths = {
  card: "(min-width: 64rem) 25rem, (min-width: 40rem) 46vw, 92vw",
  lead: "(min-width: 64rem) 46rem, 92vw",
};

/** Narrower pictures would look blurred on a card. */
const smallestWidth = 320;

type PostPictureProps = {
  post: Pick<PostCard, "title" | "featured_image_url">;
  category?: string | undefined;
  size?: keyof typeof widths;
  eager?: boolean;
  className?: string | undefined;
};

/** Falls back to a drawn picture if the featured image is missing or fails. Decorative. */
export function PostPicture({ post, category = "", size = "card", eager, className }: PostPictureProps) {
  const { title, featured_image_url: address } = post;
  const [failed, setFailed] = useState<string | null>(null);
  // The image may have failed before React attached its handler.
  const detectEarlyFailure = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setFailed(address);
    },
    [address],
  );
  const box = `${styles.box} ${className ?? ""}`;
  const { pictures } = useContext(PageStateContext);
  const shown = address && address !== failed && isWebImage(address) ? shownPicture(address, pictures) : null;
  if (!shown || (shown.width ?? Infinity) < smallestWidth)
    return <DrawnPicture title={title} category={category} className={box} />;
  const { src, srcSet, avif, width, height, colour } = shown;
  return (
    // Without <picture>, React would suspend until the image has loaded (article-text.tsx).
    <picture className={`full ${box}`} style={colour ? { backgroundColor: colour } : undefined}>
      {avif ? <source type="image/avif" srcSet={avif} sizes={widths[size]} /> : null}
      <img
        ref={detectEarlyFailure}
        className={`full ${styles.image}`}
        alt=""
        decoding="async"
        loading={eager ? "eager" : "lazy"}
        fetchPriority={eager && size === "lead" ? "high" : "auto"}
        width={width}
        height={height}
        sizes={srcSet && widths[size]}
        srcSet={srcSet}
        src={src}
        onError={() => setFailed(address)}
      />
    </picture>
  );
}
