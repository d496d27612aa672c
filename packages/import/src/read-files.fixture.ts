import { strToU8, zipSync } from "fflate";
import type { ImportedPost } from "./imported-post.ts";
import { readImport } from "./read-import.ts";

export type Given = Record<string, string | Uint8Array<ArrayBuffer>>;

export const read = (files: Given) =>
  readImport(Object.entries(files).map(([path, content]) => ({ path, file: new Blob([content]) })));

/** Throws unless the files hold exactly one post. */
export async function only(files: Given): Promise<ImportedPost> {
  const { posts } = await read(files);
  if (!posts[0] || posts.length > 1) throw new Error(`There are ${posts.length} posts.`);
  return posts[0];
}

/** At level 0 the entries are stored as they are, so that a test can find and change bytes. */
export const zipped = (files: Given, level: 0 | 6 = 6): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    zipSync(
      Object.fromEntries(
        Object.entries(files).map(([path, text]) => [path, typeof text === "string" ? strToU8(text) : text]),
      ),
      { level },
    ),
  );
