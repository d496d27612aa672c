import "@vitest/browser-playwright";
import type { BrowserCommand } from "vitest/node";
import { type SeededBackend, startSeededBackend } from "../seeded-backend.ts";
import type { StoredSession } from "../owner-session.ts";

const backends = new Map<string, Promise<SeededBackend>>();

async function start(site: string): Promise<SeededBackend> {
  const backend = await startSeededBackend(site);
  backend.unref();
  return backend;
}

export type FreshBackend = Pick<SeededBackend, "url" | "mailboxUrl"> & { session: StoredSession };

export const freshBackend: BrowserCommand<[], Promise<FreshBackend>> = async ({ sessionId, page }) => {
  const started = backends.get(sessionId) ?? start(new URL(page.url()).origin);
  backends.set(sessionId, started);
  const backend = await started;
  return { url: backend.url, mailboxUrl: backend.mailboxUrl, session: await backend.reset() };
};

type Carried = { url: string; method: string; headers: [string, string][]; body: string | null };
type Brought = { status: number; headers: [string, string][]; body: string };

/** Sends a request on the page's behalf, because the backend rejects secret keys from browsers. */
export const carry: BrowserCommand<[Carried], Promise<Brought>> = async (_context, { url, ...request }) => {
  const response = await fetch(url, request);
  return { status: response.status, headers: [...response.headers], body: await response.text() };
};

type Media = { colorScheme?: "light" | "dark"; reducedMotion?: "reduce"; forcedColors?: "active" };

/** Emulates media preferences, or resets them if none are given. */
export const emulateMedia: BrowserCommand<[Media?]> = async ({ page }, media) =>
  await page.emulateMedia(media ?? { colorScheme: null, reducedMotion: null, forcedColors: null });

type Place = { x: number; y: number };

export const pointer: BrowserCommand<[Place, Place?]> = async ({ page, iframe }, at, dragTo) => {
  const { x, y } = (await iframe.owner().boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(x + at.x, y + at.y);
  if (!dragTo) return;
  await page.mouse.down();
  await page.mouse.move(x + dragTo.x, y + dragTo.y, { steps: 8 });
  await page.mouse.up();
};

declare module "vitest/browser" {
  interface BrowserCommands {
    freshBackend: () => Promise<FreshBackend>;
    emulateMedia: (media?: Media) => Promise<void>;
    carry: (request: Carried) => Promise<Brought>;
    pointer: (at: Place, dragTo?: Place) => Promise<void>;
  }
}
