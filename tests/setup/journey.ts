import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, type Request } from "playwright/test";
import { test as base } from "./journey-core-seconds.ts";
import { axeOptions, reportViolations } from "./look-checks.ts";
import { untilWhole, untilStill } from "./page-ready.ts";
import { cookieOfBackend, journeyPorts, journeyAddresses } from "./journey-addresses.ts";
import { testBackend } from "./test-backend.ts";
import type { StoredSession } from "./owner-session.ts";
import { type SeededBackend, startSeededBackend } from "./seeded-backend.ts";

type Console = {
  allow: (message: RegExp) => void;
  watch: (page: Page) => void;
};

/** Logged when hydration fails because the document differs (app/client.tsx). */
const drawnAnew = /draws a part of the page anew/;

/** "shared": one seeded, read-only database for all tests. "own": a freshly seeded database for each test. */
type JourneyOptions = { database: "shared" | "own" };

type Fixtures = {
  consoleGuard: Console;
  ownerSession: StoredSession | undefined;
};

const isRead = (request: Request) =>
  ["GET", "HEAD", "OPTIONS"].includes(request.method()) ||
  !request.url().startsWith(journeyAddresses.api) ||
  readingFunctions.test(request.url());
const readingFunctions = /\/rest\/v1\/rpc\/read_/;

/** A test fails on unexpected console messages, page errors, CSP violations or writes to the shared database. */
export const test = base.extend<Fixtures, JourneyOptions & { ownBackend: SeededBackend | undefined }>({
  database: ["shared", { option: true, scope: "worker" }],
  ownBackend: [
    async ({ database }, provide) => {
      if (database === "shared") {
        Object.assign(testBackend, { url: journeyAddresses.api, mailboxUrl: journeyAddresses.mailbox });
        return await provide(undefined);
      }
      const backend = await startSeededBackend(journeyAddresses.site);
      Object.assign(testBackend, { url: backend.url, mailboxUrl: backend.mailboxUrl });
      await provide(backend);
      await backend.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  launchOptions: [
    async ({ launchOptions, ownBackend }, provide) => {
      if (!ownBackend) return await provide(launchOptions);
      // The built site contains one backend address. This browser maps it to the worker's own backend.
      const rule = `MAP 127.0.0.1:${journeyPorts.api} ${new URL(ownBackend.url).host}`;
      const args = [...(launchOptions.args ?? []), `--host-resolver-rules=${rule}`];
      await provide({ ...launchOptions, args });
    },
    { scope: "worker" },
  ],
  ownerSession: [
    async ({ ownBackend, browserName }, provide, testInfo) => {
      testInfo.skip(ownBackend !== undefined && browserName !== "chromium", "Only Chromium maps an address.");
      await provide(await ownBackend?.reset());
    },
    { auto: true },
  ],
  consoleGuard: [
    async ({ page, database }, use, { annotations }) => {
      const allowed: RegExp[] = [];
      const seen: string[] = [];
      const watch = (window: Page) => {
        window.on("pageerror", (error) => seen.push(`page error: ${error.message}`));
        window.on("console", (message) => {
          if (["error", "warning"].includes(message.type()) || drawnAnew.test(message.text()))
            seen.push(`${message.type()}: ${message.text()}`);
        });
      };
      watch(page);
      let loads = 0;
      page.context().on("response", (response) => {
        if (response.request().resourceType() === "document") loads += 1;
      });
      await page.context().addInitScript(reportViolations);
      await page.context().addCookies([cookieOfBackend()]);
      if (database === "shared")
        page.context().on("request", (request) => {
          if (!isRead(request)) throw new WriteError(request);
        });
      await use({ allow: (message) => allowed.push(message), watch });
      annotations.push({ type: "page loads", description: String(loads) });
      expect(seen.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

class WriteError extends Error {
  constructor(request: Request) {
    super(
      `${request.method()} ${request.url()} would write to the database that read-only journeys share. ` +
        "Tests that write must import `test` from tests/setup/writing-journey.ts.",
    );
  }
}

export const accessibilityFaults = (page: Page): Promise<string[]> => faultsFound(page);

export const colourFaults = (page: Page): Promise<string[]> =>
  faultsFound(page, ["color-contrast", "link-in-text-block"]);

async function faultsFound(page: Page, rules?: string[]): Promise<string[]> {
  await untilWhole(page);
  await untilStill(page);
  // Legacy mode does not open a second page, which only cross-origin frames would require.
  const axe = new AxeBuilder({ page }).setLegacyMode().options(axeOptions());
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
}

export { expect };
