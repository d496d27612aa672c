import { FileRefusedError } from "../markdown-files/text-file.ts";

export const refusal = (title: string, error: unknown): string =>
  `“${title.slice(0, 200) || "Untitled"}” was left out. ${error instanceof FileRefusedError ? error.message : "Its text could not be read."}`;
