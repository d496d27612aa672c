import { type Browser, chromium, type Locator, type Page } from "playwright";
import { browserLaunch } from "../../tests/setup/browser-launch.ts";
import { signInOwner } from "../../tests/setup/owner-session.ts";
import { addDraft } from "../../tests/setup/posts.ts";
import { mulberry32 } from "../../supabase/functions/_shared/generation/writer/dice.ts";
import { generateArticles, prose } from "./generated-articles.ts";
import { median, number, type ServedSite, table, untilQuiet, withServedSite } from "./measuring.ts";

const random = mulberry32(51);
const [, ...articles] = generateArticles(10);
/** 10,000 words with lists, tables, quotes, code, links and repeated headings. */
const content = [...articles.map(({ content: text }) => text), prose(random, 20)].join("\n\n");
const typed = prose(random, 20).slice(0, 60);

/** The longest task of a page since the last call, in milliseconds. */
const longestTask = (area: Locator) =>
  area.evaluate(() => {
    const durations = performance
      .getEntriesByType("mark")
      .map((mark) => Number((mark as PerformanceMark).detail));
    performance.clearMarks();
    return Math.max(0, ...durations);
  });

async function openEditor(browser: Browser, { url, backendUrl }: ServedSite): Promise<Locator> {
  const id = await addDraft({ title: "Long", content });
  const localStorage = [await signInOwner(backendUrl)];
  const context = await browser.newContext({
    viewport: { width: 1920, height: 1080 },
    storageState: { cookies: [], origins: [{ origin: new URL(url).origin, localStorage }] },
  });
  const page = await context.newPage();
  await page.addInitScript(() =>
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) performance.mark("task", { detail: duration });
    }).observe({ type: "longtask" }),
  );
  await page.goto(`${url}/admin/posts/${id}`);
  const area = page.getByRole("textbox", { name: "Text of the post, in Markdown" });
  await area.waitFor();
  await untilQuiet();
  return area;
}

/** Shows the preview beside the text. */
async function openPreview(editor: Locator): Promise<void> {
  const page = editor.page();
  await page.getByRole("button", { name: "Preview" }).click();
  await page.getByRole("region", { name: "Preview" }).getByText(content.slice(-60)).waitFor();
  await untilQuiet();
}

/** The baseline: a plain textarea with the same size and text. */
async function openBare(page: Page, like: Locator): Promise<Locator> {
  const look = await like.evaluate((area) => {
    const { font, lineHeight, padding } = getComputedStyle(area);
    const { width, height } = area.getBoundingClientRect();
    return `font: ${font}; line-height: ${lineHeight}; padding: ${padding}; width: ${width}px; height: ${height}px`;
  });
  await page.setContent(`<!doctype html><textarea aria-label="Text" style='${look}'></textarea>`);
  const area = page.getByRole("textbox");
  await area.fill(content);
  return area;
}

/** Waits after each key until the page has handled it, including work left by earlier keys. */
async function timeKeys(area: Locator): Promise<number> {
  await area.page().bringToFront();
  await area.press("Control+End");
  const before = performance.now();
  for (const letter of typed) await area.page().keyboard.type(letter);
  return (performance.now() - before) / typed.length;
}

export const measureEditor = (runs: number): Promise<string> =>
  withServedSite(async (site) => {
    await using browser = await chromium.launch(browserLaunch);
    const editor = await openEditor(browser, site);
    const opening = await longestTask(editor);
    const bare = await openBare(await browser.newPage(), editor);
    const times = { bare: [] as number[], editor: [] as number[], beside: [] as number[] };
    for (let run = 0; run < runs; run += 1) {
      times.bare.push(await timeKeys(bare));
      times.editor.push(await timeKeys(editor));
    }
    const typing = await longestTask(editor);
    await openPreview(editor);
    const showing = await longestTask(editor);
    for (let run = 0; run < runs; run += 1) times.beside.push(await timeKeys(editor));
    const typingBeside = await longestTask(editor);
    const row = (what: string, taken: number[]) => [
      what,
      `${number(median(taken), 1)} ms`,
      `${number(median(taken) / median(times.bare), 1)} × bare`,
    ];
    return table(`A key at the end of ${number(content.length / 1000)} kB, medians of ${runs}`, [
      row("in a bare textarea", times.bare),
      row("in the editor", times.editor),
      row("in the editor, with its preview", times.beside),
      ["the longest task", `${number(opening)} ms while opening`, `${number(typing)} ms while typing`],
      ["with its preview", `${number(showing)} ms while opening`, `${number(typingBeside)} ms while typing`],
    ]);
  });
