import { demoNames } from "@brightwren/core/paths";
import { expect, test } from "vitest";
import { type BuiltElement, readBuiltPage, sitemapPaths } from "../setup/built-site.ts";

/** Names of the pictures of sites, or of one demo, e.g. `plumbing-area`. */
function namesIn(page: BuiltElement, selector: string, demo = "[a-z]+"): string[] {
  const address = new RegExp(`^/assets/(${demo}(?:-[a-z-]+)?)-960-`);
  return page.all(selector).flatMap((picture) => address.exec(picture.attribute("src") ?? "")?.[1] ?? []);
}

test("shows no picture of a site twice on a page, nor on more than three pages", async () => {
  const pagesOf: Record<string, string[]> = {};
  for (const path of await sitemapPaths()) {
    const page = await readBuiltPage(path, "body");
    const names = namesIn(page, "img");
    // The strip on the home page repeats its pictures for an endless loop.
    for (const name of namesIn(page, 'ul[aria-hidden="true"] img')) names.splice(names.indexOf(name), 1);
    expect(names, path).toEqual([...new Set(names)]);
    for (const name of names) (pagesOf[name] ??= []).push(path);
  }
  expect(Object.keys(pagesOf).length).toBeGreaterThan(20);
  expect(Object.entries(pagesOf).filter(([, paths]) => paths.length > 3)).toEqual([]);
});

test("opens the demo from every picture of it", async () => {
  for (const path of await sitemapPaths()) {
    const page = await readBuiltPage(path, "body");
    for (const demo of demoNames) {
      const link = `a[href="/demos/${demo}"]`;
      const linked = namesIn(page, `${link} img, .whole:has(${link}) img`, demo);
      expect(linked, path).toEqual(namesIn(page, "img", demo));
    }
  }
});
