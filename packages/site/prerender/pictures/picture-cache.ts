import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";

/** Public folder for post pictures. A picture's stem is this folder plus the name of its cache folder. */
export const ownPictures = "/pictures/posts";

export const cachedFile = (cacheFolder: string, stem: string, file: string): string =>
  join(cacheFolder, basename(stem), basename(file));

export const previewFile = "preview.avif";

const firstImage = /<img\b[^>]*\bfetchpriority="high"[^>]*>/i;
const ownStem = new RegExp(` src="(${ownPictures}/[0-9a-f]+)-`);

/**
 * Returns CSS that shows an embedded preview until the page's high-priority picture loads (docs/pictures.md). Selects
 * the picture by address, so it also works after client-side navigation. Empty if there is no preview.
 */
export async function previewStyle(page: string, cacheFolder: string): Promise<string> {
  const [, stem] = ownStem.exec(firstImage.exec(page)?.[0] ?? "") ?? [];
  const preview = stem && (await readFile(cachedFile(cacheFolder, stem, previewFile)).catch(() => undefined));
  if (!preview) return "";
  const data = `data:image/avif;base64,${preview.toString("base64")}`;
  return `img[src^="${stem}-"]{background:url(${data}) 50%/cover}`;
}
