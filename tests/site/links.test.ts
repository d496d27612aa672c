import { expect, test } from "vitest";
import { builtFiles, pathOf, readBuilt, standIns, readLinks } from "../setup/built-site.ts";
import { journeyAddresses } from "../setup/journey-addresses.ts";

const { site } = journeyAddresses;
/** Matches absolute URLs in any file, e.g. in structured data, feeds or the sitemap. */
const inFull = new RegExp(`${site}[^\\s"'<>()\\\\\\]]*`, "g");

/** In structured data, `@id` identifies a node and is not a link. */
const nodeNames = /"@id":"[^"]*"/g;

/** Matches URLs in style sheets, except data URLs and fragments. */
const inStyles = /url\((?:"data:[^"]*"|'data:[^']*'|data:[^)]*|["']?(?!#)([^"')]+)["']?)\)/g;

type Link = { from: string; to: URL };

async function linksOf(file: string, ids: Map<string, string[]>): Promise<Link[]> {
  const text = (await readBuilt(file)).replaceAll(nodeNames, "");
  const found = [...text.matchAll(inFull)].map(([address]) => address.replace(/[.,;]$/, ""));
  if (file.endsWith(".html")) {
    const page = readLinks(text);
    found.push(...page.addresses);
    ids.set(pathOf(file), page.ids);
  }
  if (file.endsWith(".css"))
    found.push(...[...text.matchAll(inStyles)].flatMap(([, address]) => address ?? []));
  const base = new URL(file.endsWith(".html") ? pathOf(file) : `/${file}`, site);
  return found.map((address) => ({ from: file, to: new URL(address, base) }));
}

test("contains no broken links", async () => {
  const files = builtFiles();
  // Removes `.html`. The 404 page and the page shells do not have URLs.
  const known = new Set(
    files
      .filter((file) => !standIns.includes(file) && !file.startsWith("_"))
      .map((file) => (file.endsWith(".html") ? pathOf(file) : `/${file}`)),
  );
  const ids = new Map<string, string[]>();
  const links: Link[] = [];
  for (const file of files) {
    if (/\.(html|css|xml|json|txt|webmanifest)$/.test(file)) links.push(...(await linksOf(file, ids)));
  }
  expect(links.length).toBeGreaterThan(2000);

  const broken = links
    .filter(({ to }) => to.origin === site)
    .filter(({ from, to: { pathname, hash } }) => {
      const within = standIns.includes(from) && pathname === pathOf(from);
      if (!within && !known.has(pathname)) return true;
      return hash !== "" && !ids.get(pathname)?.includes(decodeURIComponent(hash.slice(1)));
    });
  expect([...new Set(broken.map(({ from, to }) => `${from} → ${to.pathname}${to.hash}`))]).toEqual([]);

  const elsewhere = links.filter(({ to }) => to.origin !== site).map(({ to }) => to.href);
  expect(
    elsewhere.filter((address) => !/^(https:\/\/\w|mailto:\S+@|tel:\+?\d+$|data:)/.test(address)),
  ).toEqual([]);
});
