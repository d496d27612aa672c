/** What the page's script element says of the files that come later (prerender/page/document.ts). Addresses. */
export type LaterFiles = {
  /** The page's scripts, the entry first. */
  scripts: readonly string[];
  /** The text font, upright and italic. */
  upright: string;
  italic: string;
};

/** Id of the style element with the text font as CSS, for those who do not have to wait for it. */
export const textFontId = "text-font";

/** Milliseconds until scripts that could not be loaded are asked for again. */
const retryDelay = 1000;
/** A tab in the background is not painted. Its page loads its scripts after this time. Milliseconds. */
const longestWait = 2500;

/**
 * What every page does before its first paint and right after it. It ends by marking the page as one whose scripts run
 * (`data-scripted`). A page without the mark says which of its parts cannot work: scripting is off, a policy refuses this
 * script, or the browser is too old to read it.
 */
export function preparePage(files: LaterFiles): void {
  const { dataset } = document.documentElement;
  showKeptTheme();
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
    // Its fallback stays.
  } finally {
    // The next frame lays out the first screen in its font, the one after it the rest.
    requestAnimationFrame(() => requestAnimationFrame(unfold));
  }
}

const firstPaint = () =>
  new Promise<unknown>((resolve) => {
    new PerformanceObserver(resolve).observe({ type: "paint", buffered: true });
    setTimeout(resolve, longestWait);
  });

/** The theme that the visitor chose (ui/theme.ts, which would be half of this script). */
function showKeptTheme(): void {
  try {
    // oxlint-disable-next-line no-restricted-globals -- deviceStorage is more than this page's first bytes need.
    const theme = localStorage.getItem("theme");
    if (theme) document.documentElement.dataset["theme"] = theme;
  } catch {
    // The browser lets us store nothing: the page follows the device.
  }
}

/** The list was drawn without a filter. Where the address asks for one, it is not shown until it is filtered. */
function hideUnfilteredList(): void {
  if (/[?&](q|category)=[^&]/.test(location.search)) document.documentElement.dataset["filtered"] = "";
}

/**
 * The first screen is painted before the rest of the page is laid out (app/layout.module.css). Who comes to an anchor, by
 * reload or by going back may start further down, and gets the page whole; so does who jumps down before it is.
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

/** Who comes from another page of ours has the text font in the cache. Returns whether it is shown. */
function showCachedFont(): boolean {
  const style = document.getElementById(textFontId);
  if (!(style instanceof HTMLStyleElement) || !document.referrer.startsWith(`${location.origin}/`))
    return false;
  style.media = "all";
  return true;
}

/** The page is laid out anew once, when the upright face is there. */
async function loadTextFont({ upright, italic }: LaterFiles): Promise<void> {
  const face = (file: string, style: string) =>
    new FontFace("Hanken Grotesk Variable", `url(${file})`, { style, weight: "100 900" });
  const first = face(upright, "normal");
  await first.load();
  document.fonts.add(first);
  document.fonts.add(face(italic, "italic"));
}

/** A form that is sent before React has it is sent once React has it (page/hydration.ts). */
function holdSubmit(event: SubmitEvent): void {
  if (event.defaultPrevented) return;
  event.preventDefault();
  (event.target as HTMLFormElement).dataset["submitted"] = "";
}

/** The buttons are drawn disabled, for visitors without scripts. */
function setSubmitButtons({ disabled }: { disabled: boolean }): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>("[type=submit]"))
    button.disabled = disabled;
}

/** Where the scripts cannot be loaded or read, the page becomes one without scripts. */
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
