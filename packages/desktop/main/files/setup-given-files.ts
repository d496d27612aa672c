import { studio } from "@brightwren/brand";
import { FileRefusedError } from "@brightwren/core/markdown-files/text-file";
import { app, dialog } from "electron";
import { messages } from "../../bridge/messages.ts";
import type { MainWindow } from "../window/main-window.ts";
import { filesAmong, readGivenFile } from "./given-files.ts";

/**
 * Hands the window the files that the system gives the app, whether it is running or is started by one: dropped on its icon,
 * or opened with it. Returns a function to call when the first window may open.
 */
export function setupGivenFiles(window: MainWindow): () => void {
  // A Mac names them before the app is ready; elsewhere they stand among the arguments.
  let waiting: string[] | undefined = filesAmong(process.argv, process.cwd());
  // One after the other: pictures come into a text in the order in which they were given.
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
    const file = await readGivenFile(path);
    window.send(messages.givenFile, file);
  } catch (error) {
    const refusal = error instanceof FileRefusedError ? error.message : "It could not be read.";
    const opened = window.current();
    const box = {
      type: "error" as const,
      title: studio.name,
      message: "This file could not be opened",
      detail: `${refusal} Nothing was changed.`,
      buttons: ["OK"],
    };
    void (opened ? dialog.showMessageBox(opened, box) : dialog.showMessageBox(box));
  }
}
