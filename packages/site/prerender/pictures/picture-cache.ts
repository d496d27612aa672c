import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";

/** Public folder of the posts' pictures. A picture's stem is this folder plus its cache folder's name. */
export const ownPictures = "/pictures/posts";

export const cachedFile = (cacheFolder: string, stem: string, file: string): string =>
  join(cacheFolder, basename(stem), basename(file));

export const previewFile = "preview.avif";

const firstImage = /<img\b[^>]*\bfetchpriority="high"[^>]*>/i;
const ownStem = new RegExp(` src="(${ownPictures}/[0-9a-f]+)-`);

/**
 * Shows an embedded preview in place of the page's high-priority picture, which saves a round trip (docs/pictures.md).
 * Targets the picture by address, so it also holds after client-side navigation. May be empty.
 */
export async function previewStyle(page: string, cacheFolder: string): Promise<string> {
  const [, stem] = ownStem.exec(firstImage.exec(page)?.[0] ?? "") ?? [];
  const preview = stem && (await readFile(cachedFile(cacheFolder, stem, previewFile)).catch(() => undefined));
  if (!preview) return "";
  const data = `data:image/avif;base64,${preview.toString("base64")}`;
  return `img[src^="${stem}-"]{background:url(${data}) 50%/cover}`;
}
