import { paths } from "@brightwren/core/paths";
import { brand } from "../../src/content/brand.ts";
import { homeHead } from "../../src/content/heads/home-head.ts";

/** The light paper of packages/ui/src/styles/tokens.css; a manifest knows no second scheme. */
const paper = "#f8f3e9";

/** The web app manifest: what a phone shows when the site is put on its home screen. It stays a page of the browser. */
export function webManifest(): string {
  const manifest = {
    id: paths.home,
    name: brand.name,
    short_name: brand.name,
    description: homeHead.description,
    lang: "en-GB",
    dir: "ltr",
    start_url: paths.home,
    scope: paths.home,
    display: "browser",
    background_color: paper,
    theme_color: paper,
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
  return `${JSON.stringify(manifest, undefined, 2)}\n`;
}
