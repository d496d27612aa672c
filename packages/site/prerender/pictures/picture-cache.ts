import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";

/** Where the posts' pictures are served; each has a stem there: this, and the name of its folder in the cache. */
export const ownPictures = "/pictures/posts";

/** Where a file of a picture lies in the cache. */
export const cachedFile = (cacheFolder: string, stem: string, file: string): string =>
  join(cacheFolder, basename(stem), basename(file));

/** In a picture's folder: a few kilobytes of it that a page carries in itself. */
export const previewFile = "preview.avif";

const firstImage = /<img\b[^>]*\bfetchpriority="high"[^>]*>/i;
const ownStem = new RegExp(` src="(${ownPictures}/[0-9a-f]+)-`);

/**
 * CSS that shows a preview in the place of the picture that a page fetches first, until that comes: the largest thing of
 * the first screen is painted with the page, and not a round trip later (docs/pictures.md). It names the picture, so that
 * it holds wherever a reader goes from here. Empty where the page (HTML) has no such picture, or that has no preview.
 */
export async function previewStyle(page: string, cacheFolder: string): Promise<string> {
  const [, stem] = ownStem.exec(firstImage.exec(page)?.[0] ?? "") ?? [];
  const preview = stem && (await readFile(cachedFile(cacheFolder, stem, previewFile)).catch(() => undefined));
  if (!preview) return "";
  const data = `data:image/avif;base64,${preview.toString("base64")}`;
  return `img[src^="${stem}-"]{background:url(${data}) 50%/cover}`;
}
