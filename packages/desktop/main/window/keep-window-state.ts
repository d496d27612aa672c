import { join } from "node:path";
import { app, screen, type BrowserWindow } from "electron";
import { readJsonFile, writeJsonFile } from "../app/json-file.ts";
import { firstWindowState, fitToScreens, windowStateSchema, type WindowState } from "./window-state.ts";

const stateFile = () => join(app.getPath("userData"), "window.json");

/** Where the window opens: where it was, as far as the screens allow. */
export function readWindowState(): WindowState {
  const kept = readJsonFile(stateFile(), windowStateSchema) ?? firstWindowState;
  return fitToScreens(
    kept,
    screen.getAllDisplays().map(({ workArea }) => workArea),
  );
}

/** Notes the window's place, for the next one to open at. */
export function noteWindowState(window: BrowserWindow): void {
  const state: WindowState = { ...window.getNormalBounds(), isMaximised: window.isMaximized() };
  try {
    writeJsonFile(stateFile(), state);
  } catch (error) {
    console.warn("The window's place could not be noted:", (error as NodeJS.ErrnoException).code);
  }
}
