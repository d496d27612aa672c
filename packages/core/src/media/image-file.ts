/** The kinds of pictures every browser shows, with the ending of their files. */
const endings = new Map([
  ["image/jpeg", "jpg"],
  ["image/png", "png"],
  ["image/webp", "webp"],
  ["image/avif", "avif"],
  ["image/gif", "gif"],
]);

/** For a file chooser's `accept`. */
export const imageTypes = [...endings.keys()];

/** Bytes; the bucket refuses more as well. */
export const imageSizeLimit = 5 * 1024 * 1024;

/** What is wrong with a file as a picture for a post, as a sentence; null when nothing is. */
export function imageFault(file: Pick<Blob, "type" | "size">): string | null {
  if (!endings.has(file.type)) return "Please choose a JPEG, PNG, WebP, AVIF or GIF picture.";
  if (file.size === 0) return "This file is empty.";
  if (file.size > imageSizeLimit) return "This picture is larger than 5 MB. Please make it smaller first.";
  return null;
}

/** A name nobody can guess or has taken, with the ending of its type. */
export const randomImageName = (type: string): string =>
  `${crypto.randomUUID()}.${endings.get(type) ?? "bin"}`;
