export type PageLook = { height: number; sideways: number; brokenPictures: string[] };

/** Runs in the page. Returns true once the page is hydrated, laid out and resized to `width`. */
export function isWhole(width = innerWidth): boolean {
  const fetched = new Set(performance.getEntriesByType("resource").map(({ name }) => name));
  const named = document.querySelector<HTMLElement>("script[data-scripts]")?.dataset["scripts"];
  const scripts = named?.split(" ") ?? [];
  return (
    innerWidth === width &&
    document.querySelector("h1") !== null &&
    scripts.every((script) => fetched.has(new URL(script, location.origin).href)) &&
    !("folded" in document.documentElement.dataset) &&
    // Checks hydration on pages with a menu.
    (document.getElementById("main-menu") === null ||
      performance.getEntriesByName("page-ready", "mark").length > 0)
  );
}

export async function lookAtPage(): Promise<PageLook> {
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = "eager";
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  await document.fonts.ready;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  // Waits until the page's scripts are idle.
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 10_000 }));
  const page = document.documentElement;
  // Immediately after a resize, Chromium may return a height that is never painted.
  let before;
  do {
    before = page.scrollHeight;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  } while (before !== page.scrollHeight);
  const { scrollHeight, scrollWidth, clientWidth } = page;
  return {
    height: scrollHeight,
    sideways: scrollWidth - clientWidth,
    brokenPictures: pictures.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src),
  };
}
