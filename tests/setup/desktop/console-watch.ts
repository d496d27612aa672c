import { stripVTControlCharacters } from "node:util";
import { type ConsoleMessage, expect, type Page } from "playwright/test";
import type { DesktopApp } from "./desktop-app.ts";

/** Collects what a journey must not let pass: warnings and errors of the windows and all output of the main process. */
export type ConsoleWatch = {
  /** Declares that this message is meant to appear. */
  allow: (message: RegExp) => void;
  watch: (app: DesktopApp) => void;
  /** Watches an app that ran before, with its open window, until the returned function is called. */
  follow: (app: DesktopApp, page: Page) => Promise<() => Promise<void>>;
  /** What appeared and was not allowed. */
  faults: () => string[];
};

/** The stand-in's pages lie at https, where Chromium remarks on pictures of a backend on this computer. */
const ofTheStandIn = /Mixed Content: The page at 'https:\/\/[\w-]+\.app\.invalid\//;

/** What the content security policy refuses; some refusals reach the console only as this event. */
export function reportViolations(): void {
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sourceFile }) => {
    console.error(`policy violation: ${effectiveDirective} refused ${blockedURI} in ${sourceFile}`);
  });
}

/** The main process' output up to now; it comes by pipes, so this waits for all of it. */
async function outputSoFar(app: DesktopApp): Promise<string> {
  const mark = `so far: ${crypto.randomUUID()}`;
  await app.evaluate((_electron, word) => {
    console.info(word);
    console.error(word);
  }, mark);
  await expect.poll(() => app.output().split(mark).length, { intervals: [10] }).toBe(3);
  return app.output();
}

const isMark = (line: string) => line.startsWith("so far: ");

export function watchConsole(): ConsoleWatch {
  const allowed: RegExp[] = [ofTheStandIn];
  const seen: string[] = [];
  const outputs: (() => string)[] = [];

  function listen(page: Page): () => void {
    const onError = (error: Error) => seen.push(`page error: ${error.message}`);
    const onMessage = (message: ConsoleMessage) => {
      if (["error", "warning"].includes(message.type())) seen.push(`${message.type()}: ${message.text()}`);
    };
    page.on("pageerror", onError);
    page.on("console", onMessage);
    return () => {
      page.off("pageerror", onError);
      page.off("console", onMessage);
    };
  }

  function watchPage(page: Page): void {
    listen(page);
    void page.addInitScript(reportViolations).catch(() => {});
  }

  return {
    allow: (message) => void allowed.push(message),
    watch(app) {
      outputs.push(app.output);
      app.onWindow(watchPage);
    },
    async follow(app, page) {
      const { length } = await outputSoFar(app);
      const leave = listen(page);
      return async () => {
        const output = (await outputSoFar(app)).slice(length);
        outputs.push(() => output);
        // What the page has logged by now is known once it answers.
        await page.evaluate(() => undefined);
        leave();
      };
    },
    faults() {
      // The stack that follows an error belongs to its line.
      const lines = outputs.flatMap((output) => stripVTControlCharacters(output()).split(/\r?\n/));
      const logged = lines.filter((line) => line.trim() && !/^\s+at /.test(line) && !isMark(line));
      const all = [...seen, ...logged.map((line) => `main process: ${line}`)];
      return all.filter((text) => !allowed.some((pattern) => pattern.test(text)));
    },
  };
}
