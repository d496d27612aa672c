import { setTimeout as sleep } from "node:timers/promises";
import * as chromeLauncher from "chrome-launcher";
import lighthouse, { type Result } from "lighthouse";
import { findBrowser } from "../../tests/setup/browser.ts";

export type Throttling = "simulate" | "devtools";

const chromeFlags = [
  "--headless=new",
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-dev-shm-usage",
];

/** A navigation that Chrome abandoned (NO_FCP and the like, on machines without a screen) is worth another try. */
const attempts = 3;

/** One Lighthouse run (its mobile preset) in a fresh browser. Throws what Lighthouse says when it can't measure. */
export async function runLighthouse(url: string, throttling: Throttling): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    const result = await runOnce(url, throttling);
    if (!result.runtimeError) return result;
    if (attempt === attempts) throw new Error(`${url}: ${result.runtimeError.message}`);
    await sleep(1000);
  }
}

async function runOnce(url: string, throttling: Throttling): Promise<Result> {
  const chromePath = findBrowser();
  const chrome = await chromeLauncher.launch({ chromeFlags, ...(chromePath ? { chromePath } : {}) });
  try {
    const run = await lighthouse(url, {
      port: chrome.port,
      logLevel: "error",
      throttlingMethod: throttling,
      ...(throttling === "devtools" ? { onlyCategories: ["performance"] } : {}),
    });
    if (!run) throw new Error(`Lighthouse gave no result for ${url}.`);
    return run.lhr;
  } finally {
    chrome.kill();
  }
}
