import { localServiceRoleKey } from "@brightwren/backend/project/local-project";
import { createClient } from "@supabase/supabase-js";
import { type Browser, chromium, type Locator, type Page } from "playwright";
import { findBrowser } from "../../tests/setup/browser.ts";
import { signInOwner } from "../../tests/setup/owner-session.ts";
import { median } from "./measuring.ts";

/** Medians in milliseconds per key. */
export type EditorTyping = {
  runs: number;
  kilobytes: number;
  /** The baseline: a plain textarea with the same size and text. */
  bare: number;
  editor: number;
};

const keysARun = 60;
const content = "A sentence of the article, which goes on and on. ".repeat(40).concat("\n\n").repeat(52);

async function addLongPost(backendUrl: string): Promise<string> {
  const { data } = await createClient(backendUrl, localServiceRoleKey, { auth: { persistSession: false } })
    .from("blog_posts")
    .insert({ title: "Long", slug: "bench-long", excerpt: "Long.", content, status: "draft" })
    .select("id")
    .single<{ id: string }>()
    .throwOnError();
  return data.id;
}

/** Waits after each key until the page has handled it, including work left by earlier keys. */
async function timeKeys(area: Locator): Promise<number> {
  await area.press("Control+End");
  const before = performance.now();
  for (let key = 0; key < keysARun; key += 1) await area.page().keyboard.press("x");
  return (performance.now() - before) / keysARun;
}

async function openEditor(browser: Browser, siteUrl: string, backendUrl: string): Promise<Locator> {
  const localStorage = [await signInOwner(backendUrl)];
  const context = await browser.newContext({
    storageState: { cookies: [], origins: [{ origin: new URL(siteUrl).origin, localStorage }] },
  });
  const page = await context.newPage();
  await page.goto(`${siteUrl}/admin/posts/${await addLongPost(backendUrl)}`);
  const area = page.getByRole("textbox", { name: "Text of the post, in Markdown" });
  await area.waitFor();
  await page.getByRole("region", { name: "Preview" }).getByText("A sentence").first().waitFor();
  return area;
}

async function openBare(page: Page, like: Locator): Promise<Locator> {
  const look = await like.evaluate((area) => {
    const { font, lineHeight, padding } = getComputedStyle(area);
    const { width, height } = area.getBoundingClientRect();
    return `font: ${font}; line-height: ${lineHeight}; padding: ${padding}; width: ${width}px; height: ${height}px`;
  });
  await page.setContent('<!doctype html><textarea aria-label="Text"></textarea>');
  const area = page.getByRole("textbox");
  await area.evaluate((element, style) => element.setAttribute("style", style), look);
  await area.fill(content);
  return area;
}

export async function measureEditorTyping(
  site: { url: string; backendUrl: string },
  runs: number,
): Promise<EditorTyping> {
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ["--no-sandbox", "--disable-background-networking"],
  });
  try {
    const editor = await openEditor(browser, site.url, site.backendUrl);
    const bare = await openBare(await browser.newPage(), editor);
    const times = { bare: [] as number[], editor: [] as number[] };
    for (let run = 0; run < runs; run += 1) {
      for (const [name, area] of [
        ["bare", bare],
        ["editor", editor],
      ] as const) {
        await area.page().bringToFront();
        times[name].push(await timeKeys(area));
      }
    }
    const kilobytes = content.length / 1000;
    return { runs, kilobytes, bare: median(times.bare), editor: median(times.editor) };
  } finally {
    await browser.close();
  }
}
