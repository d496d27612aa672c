import { type DemoName, demoNames } from "@brightwren/core/paths";
import { buttonClass } from "@brightwren/ui/button-class";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { ImageKey } from "../../content/types.ts";

const sourceSet = ([small, large]: Addresses) => `${small} 480w, ${large} 960w`;

type Addresses = readonly [small: string, large: string];

export type PictureFiles = { readonly avif: Addresses; readonly webp: Addresses };

type SitePictureProps = {
  of: PictureFiles;
  sizes: string;
  /** Empty for repeated pictures. */
  alt: string;
  /** Above the fold. */
  eager?: boolean;
  /** The background until it has loaded. */
  ground?: string;
};

export function SitePicture({ of: { avif, webp }, sizes, alt, eager = false, ground }: SitePictureProps) {
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet(avif)} sizes={sizes} />
      <img
        className="full sunk"
        style={{ background: ground }}
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

const isDemo = (name: string): name is DemoName => (demoNames as readonly string[]).includes(name);

type SiteLinkProps = {
  image: ImageKey;
  className?: string | undefined;
  tabIndex?: number | undefined;
  children: ReactNode;
};

/** Links a picture to the demo that it shows. Customers' own pages are pictures only. */
export function SiteLink({ image, children, ...link }: SiteLinkProps) {
  const [demo = ""] = image.split("-");
  return isDemo(demo) ? (
    <Link to={`/demos/${demo}`} {...link}>
      {children}
    </Link>
  ) : (
    children
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
