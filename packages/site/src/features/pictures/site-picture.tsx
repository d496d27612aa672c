import { buttonClass } from "@brightwren/ui/button-class";
import type { ImageKey } from "../../content/types.ts";
import { siteFiles } from "@brightwren/demos/pictures";

const sourceSet = ([small, large]: readonly [string, string]) => `${small} 480w, ${large} 960w`;

type SitePictureProps = {
  name: ImageKey;
  sizes: string;
  /** Empty for repeated pictures. */
  alt: string;
  /** Above the fold. */
  eager?: boolean;
};

export function SitePicture({ name, sizes, alt, eager = false }: SitePictureProps) {
  const { avif, webp } = siteFiles[name];
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet(avif)} sizes={sizes} />
      <img
        className="full"
        src={webp[1]}
        srcSet={sourceSet(webp)}
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

export function VisitWebsite({ title, url }: { title: string; url: string }) {
  return (
    <a href={url} target="_blank" rel="noopener" className={buttonClass({ kind: "outline" })}>
      Visit Website<span className="visually-hidden">{`: ${title} (opens in a new tab)`}</span>
    </a>
  );
}

/** An SVG file in the page, so that it uses the page's colours. `of`: the file's text (`?raw`). Decorative. */
export function Drawing({ of, className }: { of: string; className?: string | undefined }) {
  const [, root = ""] = /<svg xmlns="[^"]*"([^>]*)>/.exec(of) ?? [];
  const attributes = Array.from(root.matchAll(/([\w-]+)="([^"]*)"/g), ([, name = "", value]) => [
    name,
    value,
  ]);
  return (
    <svg
      {...Object.fromEntries(attributes)}
      className={className}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: shapesIn(of) }}
    />
  );
}

/** The elements in an SVG file, without the spaces between them. */
export const shapesIn = (svg: string): string =>
  svg
    .replaceAll(/^\s*<svg[^>]*>|<\/svg>\s*$/g, "")
    .replaceAll(/>\s+</g, "><")
    .trim();
