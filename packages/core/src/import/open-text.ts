import { takeTitle } from "../markdown-files/markdown-to-post.ts";
import { fileText } from "./file-text.ts";
import { HeadError, readHead } from "./front-tree.ts";
import { HeadReader } from "./head-fields.ts";
import type { ImportFile } from "./import-files.ts";

export { takeTitle };

/**
 * A Markdown file in its parts. Front matter that cannot be read stays in the text, with a remark. Throws a
 * `FileRefusedError` for what is no text.
 */
export async function openText(
  file: ImportFile,
): Promise<{ head: HeadReader; body: string; remarks: string[] }> {
  const text = await fileText(file);
  try {
    const { head, body } = readHead(text);
    return { head: new HeadReader(head), body, remarks: [] };
  } catch (error) {
    if (!(error instanceof HeadError)) throw error;
    const remark = `The fields above the text could not be read, so they were left in it. ${error.message}`;
    return { head: new HeadReader({}), body: text.replace(/\n$/, ""), remarks: [remark] };
  }
}
