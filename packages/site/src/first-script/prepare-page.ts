/** URLs of files that load after the first paint, from the script element (prerender/page/document.ts). */
type LaterFiles = {
  /** ES modules, the entry first. */
  scripts: readonly string[];
  upright: string;
  italic: string;
};

/** Id of a style element with the text font's @font-face rules. Its media query applies them only without scripting. */
export const textFontId = "text-font";

/** Milliseconds before the retry if the scripts fail to load. */
const retryDelay = 1000;
/** Milliseconds after which the scripts load in a background tab, which does not paint. */
const longestWait = 2500;

/**
 * Runs in the head of every page, before the first paint:
 *
 * - applies the visitor's theme, so that the page does not flash in the wrong colours;
 * - hides a list that is about to be filtered;
 * - postpones the layout of everything below the first screen;
 * - shows the text font if it is cached;
 * - holds form submissions until React can handle them.
 *
 * After the first paint it loads the scripts and the text font. `data-scripted` tells the style sheets that scripts
 * run. Without it (scripting off, blocked by a CSP, or an old browser), the page explains which parts do not work.
 */
export function preparePage(files: LaterFiles): void {
  const { dataset } = document.documentElement;
  showStoredTheme();
  hideUnfilteredList();
  foldLowerPage();
  const hasFont = showCachedFont();
  addEventListener("submit", holdSubmit);
  document.addEventListener("DOMContentLoaded", () => {
    setSubmitButtons({ disabled: false });
    void completePage(files, hasFont);
  });
  dataset["scripted"] = "";
}

async function completePage(files: LaterFiles, hasFont: boolean): Promise<void> {
  await firstPaint();
  loadScripts(files.scripts);
  try {
    if (!hasFont) await loadTextFont(files);
  } catch {
    // The fallback font remains in use.
  } finally {
    // The first frame lays out the first screen, the second frame the rest.
    requestAnimationFrame(() => requestAnimationFrame(unfold));
  }
}

const firstPaint = () =>
  new Promise<unknown>((resolve) => {
    new PerformanceObserver(resolve).observe({ type: "paint", buffered: true });
    setTimeout(resolve, longestWait);
  });

/** Duplicates part of ui/theme.ts, because importing it would double the size of this script. */
function showStoredTheme(): void {
  try {
    // oxlint-disable-next-line no-restricted-globals -- deviceStorage would make this inline script too large.
    const theme = localStorage.getItem("theme");
    if (theme) document.documentElement.dataset["theme"] = theme;
  } catch {
    // Without storage, the page follows the device's colour scheme.
  }
}

/** Hides the unfiltered prerendered list until the filter in the address is applied. */
function hideUnfilteredList(): void {
  if (/[?&](q|category)=[^&]/.test(location.search)) document.documentElement.dataset["filtered"] = "";
}

/**
 * Postpones the layout below the first screen (app/layout.module.css) to paint sooner. Anchors, reloads and Back or
 * Forward may start further down, so they get the full layout. A jump down the page triggers it immediately.
 */
function foldLowerPage(): void {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (location.hash !== "" || navigation?.type !== "navigate") return;
  document.documentElement.dataset["folded"] = "";
  let top = 0;
  addEventListener("scroll", () => {
    if (Math.abs(scrollY - top) > innerHeight) unfold();
    top = scrollY;
  });
  addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("a[href^='#']")) unfold();
  });
}

function unfold(): void {
  delete document.documentElement.dataset["folded"];
}

/** Shows the text font if it is cached, e.g. by another of our pages. Returns whether it is shown. */
function showCachedFont(): boolean {
  const style = document.getElementById(textFontId);
  if (!(style instanceof HTMLStyleElement) || !document.referrer.startsWith(`${location.origin}/`))
    return false;
  style.media = "all";
  return true;
}

/** Waits only for the upright face, so that the text is laid out only once more. */
async function loadTextFont({ upright, italic }: LaterFiles): Promise<void> {
  const face = (file: string, style: string) =>
    new FontFace("Hanken Grotesk Variable", `url(${file})`, { style, weight: "100 900" });
  const first = face(upright, "normal");
  await first.load();
  document.fonts.add(first);
  document.fonts.add(face(italic, "italic"));
}

/** Marks a form that is submitted before hydration; page/hydration.ts submits it afterwards. */
function holdSubmit(event: SubmitEvent): void {
  if (event.defaultPrevented) return;
  event.preventDefault();
  (event.target as HTMLFormElement).dataset["submitted"] = "";
}

/** Submit buttons are prerendered as disabled for visitors without scripts. */
function setSubmitButtons({ disabled }: { disabled: boolean }): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>("[type=submit]"))
    button.disabled = disabled;
}

/** Retries once. If the scripts still fail, the page behaves as if scripting were off. */
function loadScripts(scripts: readonly string[]): void {
  for (const href of scripts) {
    const link = document.createElement("link");
    document.head.append(Object.assign(link, { rel: "modulepreload", href }));
  }
  const [entry = ""] = scripts;
  const load = () => import(/* @vite-ignore */ entry) as Promise<unknown>;
  const loadAgain = () => new Promise((resolve) => setTimeout(resolve, retryDelay)).then(load);
  load()
    .catch(loadAgain)
    .catch((error: unknown) => {
      const { dataset } = document.documentElement;
      setSubmitButtons({ disabled: true });
      delete dataset["filtered"];
      delete dataset["scripted"];
      console.error(error);
    });
}
