import { writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { HostFile } from "@brightwren/core/host/host";
import { app, dialog, type BrowserWindow } from "electron";
import { handle } from "../ipc/handle.ts";
import type { MainWindow } from "../window/main-window.ts";
import { FileSinks } from "./file-sinks.ts";
import { readTextAt } from "./given-files.ts";
import { safeFileName, writeFolder } from "./write-folder.ts";

const filters = {
  "text/markdown": [{ name: "Markdown", extensions: ["md", "markdown", "txt"] }],
  "text/csv": [{ name: "CSV", extensions: ["csv"] }],
  "application/zip": [{ name: "ZIP", extensions: ["zip"] }],
};
const filtersOf = (type: string) =>
  Object.entries(filters).find(([kind]) => type.startsWith(kind))?.[1] ?? [];

function explain(error: unknown): Error {
  const { code } = error as NodeJS.ErrnoException;
  if (code === "ENOSPC") return new Error("The disk is full.");
  if (code === "EACCES" || code === "EPERM" || code === "EROFS")
    return new Error("You can’t save in this folder. Choose another one.");
  return new Error("The computer could not write the file.");
}

async function openFile(window: BrowserWindow): Promise<HostFile | null> {
  const { filePaths, canceled } = await dialog.showOpenDialog(window, {
    title: "Open a Markdown file",
    filters: filters["text/markdown"],
    properties: ["openFile"],
  });
  const [path] = filePaths;
  if (canceled || !path) return null;
  return { name: basename(path), type: "text/markdown", text: await readTextAt(path) };
}

/** Undefined if the user cancels. */
async function choosePath(
  window: BrowserWindow,
  { name, type }: Pick<HostFile, "name" | "type">,
): Promise<string | undefined> {
  const { filePath, canceled } = await dialog.showSaveDialog(window, {
    defaultPath: join(app.getPath("documents"), safeFileName(name)),
    filters: filtersOf(type),
  });
  return canceled ? undefined : filePath || undefined;
}

async function saveFile(window: BrowserWindow, file: HostFile): Promise<boolean> {
  const path = await choosePath(window, file);
  if (path !== undefined) await writeFile(path, file.text);
  return path !== undefined;
}

async function saveFiles(window: BrowserWindow, name: string, files: HostFile[]): Promise<boolean> {
  const { filePaths, canceled } = await dialog.showOpenDialog(window, {
    title: "Choose where the posts are saved",
    buttonLabel: "Save here",
    defaultPath: app.getPath("documents"),
    properties: ["openDirectory", "createDirectory"],
  });
  const [parent] = filePaths;
  if (canceled || !parent) return false;
  await writeFolder(parent, name, files);
  return true;
}

export function setupFiles(main: MainWindow): void {
  const within = async <Answer>(
    work: (window: BrowserWindow) => Promise<Answer>,
    none: Answer,
  ): Promise<Answer> => {
    const window = main.current();
    if (!window) return none;
    try {
      return await work(window);
    } catch (error) {
      throw error instanceof Error && !("code" in error) ? error : explain(error);
    }
  };
  handle("open-file", () => within(openFile, null));
  handle("save-file", (file) => within((window) => saveFile(window, file), false));
  handle("save-files", ({ name, files }) => within((window) => saveFiles(window, name, files), false));
  const sinks = new FileSinks();
  handle("open-sink", (file) =>
    within(async (window) => {
      const path = await choosePath(window, file);
      return path === undefined ? null : await sinks.open(path);
    }, null),
  );
  handle("write-sink", ({ id, part }) => within(() => sinks.write(id, part), undefined));
  handle("end-sink", ({ id, isWhole }) => within(() => sinks.end(id, isWhole), undefined));
}
