import { FileRejectedError } from "@brightwren/core/markdown-files/text-file";

export const skippedPostNotice = (title: string, error: unknown): string =>
  `“${title.slice(0, 200) || "Untitled"}” was left out. ${error instanceof FileRejectedError ? error.message : "Its text could not be read."}`;
