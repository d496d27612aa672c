/** How a page looks to an engine once it runs, all of it is laid out, and every picture has come or failed. */
export type PageLook = { height: number; sideways: number; brokenPictures: string[] };

/** Runs in the page: whether its scripts have come, its lower part is laid out, and it knows of the window's `width`. */
export function isWhole(width = innerWidth): boolean {
  const fetched = new Set(performance.getEntriesByType("resource").map(({ name }) => name));
  const named = document.querySelector<HTMLElement>("script[data-scripts]")?.dataset["scripts"];
  const scripts = named?.split(" ") ?? [];
  return (
    innerWidth === width &&
    document.querySelector("h1") !== null &&
    scripts.every((script) => fetched.has(new URL(script, location.origin).href)) &&
    !("folded" in document.documentElement.dataset) &&
    // What was drawn at build is taken over.
    (document.getElementById("main-menu") === null ||
      performance.getEntriesByName("page-ready", "mark").length > 0)
  );
}

/** Runs in the page. */
export async function lookAtPage(): Promise<PageLook> {
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = "eager";
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  await document.fonts.ready;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  // What the page's scripts still have to do comes first.
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 10_000 }));
  const page = document.documentElement;
  // Just after a change of width Chromium may give heights that no frame has.
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
