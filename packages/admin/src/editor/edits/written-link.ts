import { parseUrl } from "@brightwren/core/older-browsers";
import type { TextEdit } from "./edit-text.ts";

/** Where a link leads, and what it is called there, if it is a post's. */
export type Destination = { address: string; title: string | undefined };

/** The address that somebody has typed: of the web, a mail's, or of this site. Undefined for what is none. */
export function addressIn(typed: string): string | undefined {
  const text = typed.trim();
  if (/\s/.test(text)) return undefined;
  if (/^(?:https?:\/\/|mailto:)./i.test(text)) return parseUrl(text) ? text : undefined;
  if (/^[/#]./.test(text)) return text;
  if (/^[^@/]+@[\w-]+(?:\.[\w-]+)+$/.test(text))
    return `mailto:${text.replace(/[%?#&]/g, encodeURIComponent)}`;
  return /^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:[/?#]\S*)?$/i.test(text) ? `https://${text}` : undefined;
}

/** An address as the destination of a Markdown link, whatever brackets it holds. */
export const destination = (address: string): string =>
  /[()<>]/.test(address) ? `<${address.replace(/[<>]/g, encodeURI)}>` : address;

/** A link in the place of a range, which holds its words; without words it has the post's title, or the address to be replaced by some. */
export function writeLink(range: { start: number; end: number }, words: string, to: Destination): TextEdit {
  const label = words || (to.title?.trim() || to.address).replaceAll(/[\\[\]]/g, String.raw`\$&`);
  const text = `[${label}](${destination(to.address)})`;
  const isToBeNamed = words === "" && to.title === undefined;
  const from = range.start + 1;
  return { ...range, text, ...(isToBeNamed ? { select: { start: from, end: from + label.length } } : {}) };
}
