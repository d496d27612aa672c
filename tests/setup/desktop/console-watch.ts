import { stripVTControlCharacters } from "node:util";
import type { Page } from "playwright/test";
import { reportViolations } from "../look-checks.ts";
import type { DesktopApp } from "./desktop-app.ts";

/** Chromium's warning about images from a local backend, because the stand-in's pages use https. */
const ofTheStandIn = /Mixed Content: The page at 'https:\/\/[\w-]+\.app\.invalid\//;

export type ConsoleWatch = ReturnType<typeof watchConsole>;

export function watchConsole() {
  const allowed: RegExp[] = [ofTheStandIn];
  const seen: string[] = [];
  const outputs: (() => string)[] = [];

  function watchPage(page: Page): void {
    page.on("pageerror", ({ message }) => seen.push(`page error: ${message}`));
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) seen.push(`${message.type()}: ${message.text()}`);
    });
    void page.addInitScript(reportViolations).catch(() => {});
  }

  return {
    allow: (message: RegExp) => void allowed.push(message),
    watch(app: DesktopApp) {
      outputs.push(app.output);
      app.onWindow(watchPage);
    },
    faults() {
      // Stack frames belong to the preceding error message.
      const lines = outputs.flatMap((output) => stripVTControlCharacters(output()).split(/\r?\n/));
      const logged = lines.filter((line) => line.trim() && !/^\s+at /.test(line));
      const all = [...seen, ...logged.map((line) => `main process: ${line}`)];
      return all.filter((text) => !allowed.some((pattern) => pattern.test(text)));
    },
  };
}
