import type { PostCard } from "@brightwren/core/blog/post";
import { bareAddress, pictureAt } from "@brightwren/core/pictures/picture-address";
import { isWebImage } from "@brightwren/core/post-editing/web-image";
import { useCallback, useState } from "react";
import { DrawnPicture } from "../drawing/drawn-picture.tsx";
import styles from "./post-picture.module.css";

/** How wide a picture is shown, as `sizes` says it (post-card.module.css, related-articles.module.css). */
const widths = {
  card: "(min-width: 64rem) 25rem, (min-width: 42rem) 46vw, 92vw",
  lead: "(min-width: 64rem) 46rem, (min-width: 42rem) 50vw, 92vw",
};

/** A picture that is narrower than this would be a blur on a card. */
const smallestWidth = 320;
/** The largest file that a card can use on a screen of two dots a pixel. */
const largestWidth = 1600;

type PostPictureProps = {
  post: Pick<PostCard, "title" | "featured_image_url">;
  /** Slug of the post's category. */
  category?: string | undefined;
  size?: keyof typeof widths;
  /** It stands on the first screen. */
  eager?: boolean;
  className?: string | undefined;
};

/**
 * A post's picture beside its title: the featured image, cut to the box, else a drawn one; also where the image turns out
 * not to be there. Decorative: the title says what it would.
 */
export function PostPicture({ post, category = "", size = "card", eager, className }: PostPictureProps) {
  const { title, featured_image_url: address } = post;
  const [failed, setFailed] = useState<string | null>(null);
  // An image of the page's file may have failed before React was there to hear of it.
  const look = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setFailed(address);
    },
    [address],
  );
  const box = [styles.box, className].filter(Boolean).join(" ");
  const known = address ? pictureAt(address) : null;
  const isFit =
    address && address !== failed && isWebImage(address) && (known?.width ?? Infinity) >= smallestWidth;
  if (!isFit) return <DrawnPicture title={title} category={category} className={box} />;
  const files = known?.files.filter(({ width }, index) => index === 0 || width <= largestWidth) ?? [];
  return (
    // Without the picture element React would wait for the image (article-text.tsx).
    <picture className={box} style={known ? { backgroundColor: known.colour } : undefined}>
      <img
        ref={look}
        className={styles.image}
        alt=""
        decoding="async"
        loading={eager ? "eager" : "lazy"}
        fetchPriority={eager && size === "lead" ? "high" : "auto"}
        {...(known ? { width: known.width, height: known.height, sizes: widths[size] } : {})}
        {...(files.length > 1
          ? { srcSet: files.map((file) => `${file.address} ${file.width}w`).join(", ") }
          : {})}
        src={
          files.find(({ width }) => width >= 800)?.address ?? files.at(-1)?.address ?? bareAddress(address)
        }
        onError={() => setFailed(address)}
      />
    </picture>
  );
}
