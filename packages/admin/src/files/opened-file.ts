import type { PostFromFile } from "@brightwren/core/markdown-files/markdown-to-post";

/** A file that was opened as a new post. */
export type OpenedFile = PostFromFile & { name: string };

/** What the address of a new post carries to the editor: which file it starts from. */
export type OpenedFileVisit = { openedFile: string };

// In memory and not in the address' state: after a reload, the copy that the editor keeps is newer than the file.
let opened: { key: string; file: OpenedFile } | undefined;

/** Holds a file ready for the editor that comes next; gives the state to go there with. */
export function passToEditor(file: OpenedFile): OpenedFileVisit {
  const key = crypto.randomUUID();
  opened = { key, file };
  return { openedFile: key };
}

/** The file that an address' state names; none if there was no such file, or an editor has it already. */
export function fileForEditor(state: unknown): OpenedFile | undefined {
  const key = (state as Partial<OpenedFileVisit> | null)?.openedFile;
  return key !== undefined && opened?.key === key ? opened.file : undefined;
}

/** The editor has the file: going back to the address does not open it once more. */
export function takenByEditor(file: OpenedFile): void {
  if (opened?.file === file) opened = undefined;
}
