import { createContext, useContext } from "react";

/** How far an export of all posts is; no total until the first answer. */
export type ExportProgress = { done: number; total: number | undefined };

export type Files = {
  /** Lets the person choose a Markdown file, and opens it as a new post. */
  openFile: () => void;
  /** Hands all posts to the person as Markdown files. Does nothing while it is already at it. */
  exportAll: () => void;
  /** Set while all posts are being exported. */
  exporting: ExportProgress | undefined;
};

export const FilesContext = createContext<Files | undefined>(undefined);

/** Files in and out of the admin. Throws outside the admin's frame. */
export function useFiles(): Files {
  const files = useContext(FilesContext);
  if (!files) throw new Error("useFiles wants a FilesProvider around it.");
  return files;
}
