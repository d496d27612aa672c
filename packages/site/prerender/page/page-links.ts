import { decodeHTMLAttribute } from "entities";

export type PageLinks = ReturnType<typeof pageLinks>;

/** Matches most addresses. Skipping URL parsing for these makes the collection a third faster. */
const plain = /^\/(?!\/)[\w/-]*(?:\.\w+)?(?:#[\w-]+)?$/;

/** Converts an internal address to its root-relative form without the query. Undefined if external or invalid. */
export function addressInSite(address: string, base: URL): string | undefined {
  if (plain.test(address)) return address;
  const url = URL.parse(address, base);
  return url?.origin === base.origin ? url.pathname + url.hash : undefined;
}

// A regular expression suffices, because React and our own code escape quotation marks in values. A parser would take
// as long as rendering the page.
const attribute = /[ \n](href|src|src[sS]et|image[sS]rc[sS]et|poster|action|id)="([^"]*)"/g;
const insides = /<(style|script)>[^]*?<\/\1>/g;

/** The addresses in an attribute: one, or each `srcset` candidate. */
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
 * The root-relative addresses in a page, without queries or duplicates, e.g. `/faq#refunds`. `written`: the article text
 * within `html`; `address`: the page's full URL. Throws if `html` lacks `written`.
 */
export function pageLinks(html: string, address: string, written = "") {
  const base = new URL(address);
  const at = html.indexOf(written);
  if (at < 0) throw new Error("The page does not hold the text of its article as it was drawn.");
  const own = read(html.slice(0, at) + html.slice(at + written.length), base);
  const owners = read(written, base);
  return { to: own.to, written: owners.to, ids: [...own.ids, ...owners.ids] };
}
