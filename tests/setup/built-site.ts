import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, sep } from "node:path";
import type { Element, Nodes } from "hast";
import { fromHtml } from "hast-util-from-html";
import { select, selectAll } from "hast-util-select";
import { urlAttributes } from "html-url-attributes";
import { visit } from "unist-util-visit";
import { journeyAddresses } from "./journey-addresses.ts";

export const builtFolder = join(import.meta.dirname, "../../packages/site/dist-journeys");

export function builtFiles(): string[] {
  return readdirSync(builtFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(builtFolder.length + 1))
    .map((file) => file.replaceAll(sep, "/"));
}

export const readBuilt = (file: string): Promise<string> => readFile(join(builtFolder, file), "utf8");

export const pathOf = (file: string): string =>
  file === "index.html" ? "/" : `/${file.slice(0, -".html".length)}`;

export const fileOf = (path: string): string => (path === "/" ? "index.html" : `${path.slice(1)}.html`);

/** Files served at other URLs: the 404 page and the three page shells. */
export const standIns: readonly string[] = [
  "404.html",
  "app-shell.html",
  "article-missing.html",
  "article-shell.html",
];

export async function sitemapPaths(): Promise<string[]> {
  const sitemap = await readBuilt("sitemap.xml");
  const addresses = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) => new URL(address));
  if (addresses.some(({ origin }) => origin !== journeyAddresses.site))
    throw new Error("The sitemap names another site.");
  return addresses.map(({ pathname }) => pathname);
}

/** An element of a prerendered page, parsed without a browser. */
export type BuiltElement = {
  text: string;
  name: string;
  attribute: (name: string) => string | undefined;
  all: (selector: string) => BuiltElement[];
};

const inOneLine = (text: string) => text.replaceAll(/\s+/g, " ").trim();

function textOf(node: Nodes, pictures: "with alt texts" | "without"): string {
  let text = "";
  visit(node, (part) => {
    if (part.type === "text") text += part.value;
    if (part.type === "element" && part.tagName === "img" && pictures === "with alt texts")
      text += part.properties["alt"] ?? "";
  });
  return inOneLine(text);
}

const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

function builtElement(element: Element): BuiltElement {
  const attribute = (name: string) => {
    const value = element.properties[camelCase(name)];
    return value === undefined || value === null ? undefined : String(value);
  };
  return {
    text: textOf(element, "without"),
    name: attribute("aria-label") ?? textOf(element, "with alt texts"),
    attribute,
    all: (selector) => selectAll(selector, element).map(builtElement),
  };
}

export async function readBuiltPage(route: string, part = "html"): Promise<BuiltElement> {
  const file = fileOf(route);
  const element = select(part, fromHtml(await readBuilt(file)));
  if (!element) throw new Error(`${file} has no ${part}.`);
  return builtElement(element);
}

export function targetOf(part: BuiltElement, name: string): string | undefined {
  const link = part.all("a").find((candidate) => candidate.name.includes(name));
  return link?.attribute("href");
}

type PageLinks = {
  addresses: string[];
  ids: string[];
};

const listed = (set: string) => set.split(",").flatMap((candidate) => candidate.trim().split(/\s+/)[0] ?? []);

export function readLinks(html: string): PageLinks {
  const addresses: string[] = [];
  const ids: string[] = [];
  visit(fromHtml(html), "element", ({ tagName, properties }) => {
    if (typeof properties["id"] === "string") ids.push(properties["id"]);
    for (const [name, value] of Object.entries(properties)) {
      const tags = urlAttributes[name];
      if (tags === null || tags?.includes(tagName)) addresses.push(String(value));
      if (name === "srcSet" || name === "imageSrcSet") addresses.push(...listed(String(value)));
    }
    if (typeof properties["dataModules"] === "string")
      addresses.push(...properties["dataModules"].split(" "));
  });
  return { addresses, ids };
}
