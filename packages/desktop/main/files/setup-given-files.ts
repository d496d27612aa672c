import { FileRejectedError } from "@brightwren/core/markdown-files/text-file";
import { app } from "electron";
import type { MainWindow } from "../window/main-window.ts";
import { filesAmong, readGivenFile } from "./given-files.ts";

/**
 * Handles files opened with the app or dropped on its icon. Returns a function to call before the first window opens.
 */
export function setupGivenFiles(window: MainWindow): () => void {
  // macOS reports files before the app is ready. Other systems pass them as arguments.
  let waiting: string[] | undefined = filesAmong(process.argv, process.cwd());
  // Sequential, so that pictures are inserted in the order the user chose.
  let given = Promise.resolve();

  function take(path: string): void {
    if (waiting) waiting.push(path);
    else given = given.then(() => give(window, path));
  }

  app.on("open-file", (event, path) => {
    event.preventDefault();
    take(path);
  });
  app.on("second-instance", (_event, argv, folder) => filesAmong(argv, folder).forEach(take));
  return () => {
    const paths = waiting ?? [];
    waiting = undefined;
    paths.forEach(take);
  };
}

async function give(window: MainWindow, path: string): Promise<void> {
  window.show();
  try {
    window.send("given-file", await readGivenFile(path));
  } catch (error) {
    const refusal = error instanceof FileRejectedError ? error.message : "It could not be read.";
    void window.showMessage("error", "This file could not be opened", `${refusal} Nothing was changed.`);
  }
}
