import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { chromium, type Response } from "playwright";
import { build, preview } from "vite";
import { findBrowser } from "../../tests/setup/browser.ts";

export type PageWeight = { route: string; script: number; all: number; requests: number };

const configFile = `${import.meta.dirname}/../../packages/site/vite.config.ts`;
const port = 55175;
const origin = `http://127.0.0.1:${port}`;

/** Text travels compressed; pictures and faces are compressed already. Bytes. */
async function bytesOnTheWire(response: Response): Promise<number> {
  const body = await response.body();
  const type = response.headers()["content-type"] ?? "";
  return /text|javascript|svg|json/.test(type) ? brotliCompressSync(body).length : body.length;
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** What a phone downloads on its first visit to each route of the built site, brotli where it applies. */
export async function measurePageWeights(routes: readonly string[]): Promise<PageWeight[]> {
  Object.assign(process.env, {
    // Of the length they have for a hosted project; the pages measured here read no data.
    VITE_SUPABASE_URL: "https://abcdefghijklmnopqrst.supabase.co",
    VITE_SUPABASE_PUBLISHABLE_KEY: "sb_publishable_K3yOfTheUsualLength_0a1b2c3d4e5f",
    VITE_SITE_URL: "https://brightwren.example",
  });
  const outDir = await mkdtemp(join(tmpdir(), "brightwren-"));
  await build({ configFile, logLevel: "error", build: { outDir, emptyOutDir: true } });
  const server = await preview({ configFile, build: { outDir }, preview: { port } });
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ["--no-sandbox"],
  });

  const weights: PageWeight[] = [];
  for (const route of routes) {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
    const responses: Response[] = [];
    page.on("response", (response) => responses.push(response));
    await page.goto(origin + route, { waitUntil: "networkidle" });
    const own = responses.filter((response) => response.url().startsWith(origin));
    const scripts = own.filter((response) => response.url().endsWith(".js"));
    weights.push({
      route,
      script: sum(await Promise.all(scripts.map(bytesOnTheWire))),
      all: sum(await Promise.all(own.map(bytesOnTheWire))),
      requests: own.length,
    });
    await page.close();
  }
  await browser.close();
  await server.close();
  await rm(outDir, { recursive: true });
  return weights;
}
