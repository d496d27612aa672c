import { decodeHTMLAttribute } from "entities";

/** What a page refers to within the site, and what can be referred to in it. */
export type PageLinks = {
  /** Addresses from the root of the site, without queries, e.g. `/faq#refunds`; each once. */
  to: string[];
  /** Those of what an owner wrote: an article's text. */
  written: string[];
  /** What a `#` can name. */
  ids: string[];
};

/** Most addresses: read as URLs they would be the same, and take a third of the time that collecting takes. */
const plain = /^\/(?!\/)[\w/-]*(?:\.\w+)?(?:#[\w-]+)?$/;

/**
 * How an address within the site is written from its root, without its query; `base` is the full address of the page that
 * it stands on. Undefined for what lies elsewhere, and for what is no address.
 */
export function addressInSite(address: string, base: URL): string | undefined {
  if (plain.test(address)) return address;
  const url = URL.parse(address, base);
  return url?.origin === base.origin ? url.pathname + url.hash : undefined;
}

// React, and what we write ourselves, escape a quotation mark wherever it does not end an attribute. A parser would take
// about as long as drawing the page does.
const attribute = /[ \n](href|src|src[sS]et|image[sS]rc[sS]et|poster|action|id)="([^"]*)"/g;
const insides = /<(style|script)>[^]*?<\/\1>/g;

/** The addresses in an attribute's value: one, or each candidate of a picture in many sizes. */
export const addressesIn = (name: string, value: string): string[] =>
  /srcset$/i.test(name) ? value.split(/,\s+/).flatMap((one) => one.trim().split(/\s+/)[0] || []) : [value];

function read(html: string, base: URL) {
  const raw = new Set<string>();
  const ids: string[] = [];
  for (const [, name = "", escaped = ""] of html.replace(insides, "").matchAll(attribute)) {
    const value = decodeHTMLAttribute(escaped);
    if (name === "id") ids.push(value);
    else for (const address of addressesIn(name, value)) raw.add(address);
  }
  const to = new Set([...raw].flatMap((address) => addressInSite(address, base) ?? []));
  return { to: [...to], ids };
}

/**
 * Collects the links of a page that was drawn. `written`: the part of `html` that an owner wrote, if any; `address`: where
 * the page is served, in full. Throws when `html` does not hold `written` as it stands.
 */
export function pageLinks(html: string, address: string, written = ""): PageLinks {
  const base = new URL(address);
  const at = html.indexOf(written);
  if (at < 0) throw new Error("The page does not hold the text of its article as it was drawn.");
  const own = read(html.slice(0, at) + html.slice(at + written.length), base);
  const owners = read(written, base);
  return { to: own.to, written: owners.to, ids: [...own.ids, ...owners.ids] };
}
