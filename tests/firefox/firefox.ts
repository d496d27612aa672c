import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, launch, type Page } from "puppeteer-core";
import { findFirefox } from "../setup/browser.ts";
import { journeyAddresses } from "../setup/journey-addresses.ts";
import { reportViolations } from "../setup/look-checks.ts";
import { testBackend } from "../setup/test-backend.ts";

export type Firefox = { browser: Browser; stop: () => Promise<void> };

export async function startFirefox(preferences: Record<string, unknown> = {}): Promise<Firefox> {
  const executablePath = findFirefox();
  if (!executablePath) throw new Error("There is no Firefox here. Install it, or name one in FIREFOX_PATH.");
  Object.assign(testBackend, { url: journeyAddresses.api, mailboxUrl: journeyAddresses.mailbox });
  // Firefox does not start if HOME belongs to another user, which is common in containers.
  const home = await mkdtemp(join(tmpdir(), "brightwren-firefox-"));
  const browser = await launch({
    browser: "firefox",
    protocol: "webDriverBiDi",
    executablePath,
    timeout: 60_000,
    env: { ...process.env, HOME: home, TZ: "Europe/London" },
    extraPrefsFirefox: { "intl.accept_languages": "en-GB, en", ...preferences },
  });
  return {
    browser,
    async stop() {
      await browser.close();
      await rm(home, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

const elements = {
  button: "self::button",
  heading: "self::h1 or self::h2",
  link: "self::a",
  textbox: "self::input or self::textarea",
};

/** A selector by XPath, because Firefox takes seconds to search a screen by role. */
export function named(role: keyof typeof elements, name: string): string {
  const is = `normalize-space()="${name}"`;
  const isLabelled = `@aria-label="${name}" or @id=//label[${is}]/@for`;
  return `::-p-xpath(//*[${elements[role]}][${role === "textbox" ? isLabelled : `${is} or @aria-label="${name}"`}])`;
}

export async function watch(page: Page): Promise<string[]> {
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error instanceof Error ? error.message : String(error)));
  page.on("console", (message) => {
    if (["error", "warn"].includes(message.type())) faults.push(`${message.type()}: ${message.text()}`);
  });
  await page.evaluateOnNewDocument(reportViolations);
  return faults;
}
