import { paths } from "@brightwren/core/paths";
import { type ComponentType, useEffect } from "react";
import { lazyPart } from "../page/lazy-part.ts";
import { type Page, type PageParts, pages, sharedParts } from "./page-table.ts";

type Load = () => Promise<{ default: ComponentType }>;

const components = import.meta.glob<{ default: ComponentType }>("../features/*/*-page.tsx");

function loadOf({ source }: PageParts): Load {
  const load = components[source.replace(/^src/, "..")];
  if (!load) throw new Error(`The page table names ${source}, and there is no such page.`);
  return load;
}

const loads: [start: string, load: Load][] = [];

function component(parts: PageParts, start: string) {
  const load = loadOf(parts);
  loads.push([start, load]);
  return lazyPart(load);
}

const routed = (page: Page) => ({ path: page.path, Component: component(page, page.path) });

/** Split by whether they read from the backend: the query library loads with the first page that does. */
export const plainPages = pages.filter(({ reads }) => !reads).map(routed);
export const readingPages = pages.filter(({ reads }) => reads).map(routed);

export const ReadingPages = lazyPart(() => import("./reading-pages.tsx"));
export const Article = component(sharedParts.article, `${paths.blog}/`);
export const Category = component(sharedParts.category, paths.category(""));
export const Archive = component(sharedParts.archive, "/blog/archive/");
export const Demo = component(sharedParts.demo, "/demos/");
export const NotFound = lazyPart(loadOf(sharedParts.notFound));

const intents = ["pointerover", "focusin"] as const;

/** Preloads a page's code when the user hovers over, touches or focuses a link to it. */
export function usePrefetch(): void {
  useEffect(() => {
    for (const intent of intents) addEventListener(intent, onIntent, { passive: true });
    return () => {
      for (const intent of intents) removeEventListener(intent, onIntent);
    };
  }, []);
}

function onIntent({ target }: Event): void {
  const link = target instanceof Element ? target.closest("a") : null;
  if (link && link.origin === location.origin) prefetchPage(link.pathname);
}

function prefetchPage(pathname: string): void {
  for (const [start, load] of loads) {
    const shown =
      pathname === start || (start.endsWith("/") && start !== paths.home && pathname.startsWith(start));
    // Opening the page retries the download and reports any error.
    if (shown) load().catch(() => {});
  }
}
