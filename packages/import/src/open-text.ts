import { HeadError } from "@brightwren/core/markdown-files/read-yaml";
import { fileText } from "./file-text.ts";
import { readHead, type Tree } from "./front-tree.ts";
import { HeadReader } from "./head-reader.ts";
import type { ImportFile } from "./import-files.ts";

export type OpenText = Awaited<ReturnType<typeof openText>>;

/** Notion ends the names of its files and folders in an id. */
export const withoutNotionIds = (path: string): string => path.replace(/ [0-9a-f]{32}(?=\/|\.\w+$)/g, "");

/**
 * `defaults`: inherited fields. `reason`: why the visibility is unknown. Invalid front matter stays in the text. `unread`: why
 * the front matter could not be read; the visibility is then unknown. Throws a `FileRejectedError`.
 */
export async function openText(file: ImportFile, defaults: Record<string, Tree> = {}, reason?: string) {
  const text = await fileText(file);
  // In Notion, the fields are below the title.
  const [title = ""] = (/ [0-9a-f]{32}\.\w+$/.test(file.path) && /^\s*# .*\n+/.exec(text)) || [];
  try {
    const { head, body } = readHead(text.slice(title.length));
    return { file, head: new HeadReader({ ...defaults, ...head }), body: title + body, unread: reason };
  } catch (error) {
    if (!(error instanceof HeadError)) throw error;
    const unread = `The fields above the text could not be read, so they were left in it and the post will be a draft. ${error.message}`;
    return { file, head: new HeadReader(defaults), body: text.replace(/\n$/, ""), unread };
  }
}
