import type { PictureDescription } from "./library.ts";
import { withPlacement } from "./picture-address.ts";

/** A description as Markdown holds it: one line, and nothing in it that is more than a sign. As the database does it. */
export const markdownDescription = (alt: string): string =>
  alt
    .replace(/\s+/gu, " ")
    .trim()
    .replace(/[[\]\\`*_~<]|&(?=#?[0-9A-Za-z]+;)/g, "\\$&");

/** A picture of the library as it stands in a post's Markdown. */
export function pictureMarkdown({
  address,
  alt,
  is_decorative: isDecorative,
}: Pick<PictureDescription, "alt" | "is_decorative"> & { address: string }): string {
  const placed = withPlacement(address, { isWide: false, isDecorative });
  return `![${isDecorative ? "" : markdownDescription(alt)}](${placed})`;
}
