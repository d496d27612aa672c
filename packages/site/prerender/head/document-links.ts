import { feedAddresses, feedTitle } from "../feeds/feed-channel.ts";

const link = (attributes: Record<string, string>) =>
  `<link ${Object.entries(attributes)
    .map(([name, value]) => `${name}="${value}"`)
    .join(" ")}>`;

/** The links that every document has: icons, web manifest, feeds. */
export const documentLinks = [
  // Sizes keep Chrome from preferring the bitmap to the drawing.
  link({ rel: "icon", href: "/favicon.ico", sizes: "32x32" }),
  link({ rel: "icon", href: "/favicon.svg", type: "image/svg+xml" }),
  link({ rel: "apple-touch-icon", href: "/apple-touch-icon.png" }),
  link({ rel: "manifest", href: "/manifest.webmanifest" }),
  link({
    rel: "alternate",
    type: "application/rss+xml",
    title: `${feedTitle} (RSS)`,
    href: feedAddresses.rss,
  }),
  link({
    rel: "alternate",
    type: "application/feed+json",
    title: `${feedTitle} (JSON Feed)`,
    href: feedAddresses.json,
  }),
].join("");
