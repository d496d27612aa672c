import { parseUrl } from "@brightwren/core/older-browsers";
import { unusableProtocol } from "@brightwren/core/post-editing/link-protocol";
import type { TextEdit, TextState } from "./edit-text.ts";
import { isAround, rangesOf, wordAt } from "./marks.ts";
import type { TextRange } from "../../pictures/upload-marks.ts";

export type Destination = { address: string; title: string | undefined };

/** Accepts a web address, an email address or a path on this site. Undefined for anything else. */
export function addressIn(typed: string): string | undefined {
  const text = typed.trim();
  if (/\s/.test(text)) return undefined;
  if (/^(?:https?:\/\/|mailto:)./i.test(text)) return parseUrl(text) ? text : undefined;
  if (/^[/#]./.test(text)) return text;
  if (/^[^@/]+@[\w-]+(?:\.[\w-]+)+$/.test(text))
    return `mailto:${text.replace(/[%?#&]/g, encodeURIComponent)}`;
  return /^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:[/?#]\S*)?$/i.test(text) ? `https://${text}` : undefined;
}

/** Says why an address, such as `tel:…`, cannot be linked to. */
export function unusableAddress(typed: string): string | undefined {
  const protocol = /^\S+:\S/.test(typed.trim()) ? unusableProtocol(typed.trim()) : undefined;
  return protocol && `Articles can’t link to ${protocol}: addresses. Use a web or email address.`;
}

export type LinkPlace = { start: number; end: number; words: string };

/** The link or word at the caret, or the selection. */
export function linkPlace(state: TextState): LinkPlace {
  const { text, ...range } = state;
  const link = rangesOf(text, "link").find((one) => isAround(one, range) && text[one.start] === "[");
  const place = link ?? (range.start === range.end ? wordAt(text, range.start) : range);
  return {
    ...place,
    words: text.slice(place.start, place.end).replace(/^\[(.*)\]\(.*$/s, link ? "$1" : "$&"),
  };
}

export const destination = (address: string): string =>
  /[()<>]/.test(address) ? `<${address.replace(/[<>]/g, encodeURI)}>` : address;

/** Without `words`, uses the post's title as the link text, or else the address, selected for overtyping. */
export function writeLink(range: { start: number; end: number }, words: string, to: Destination): TextEdit {
  const label = words || (to.title?.trim() || to.address).replaceAll(/[\\[\]]/g, String.raw`\$&`);
  const text = `[${label}](${destination(to.address)})`;
  const isToBeNamed = words === "" && to.title === undefined;
  const from = range.start + 1;
  return { ...range, text, ...(isToBeNamed ? { select: { start: from, end: from + label.length } } : {}) };
}

const address = /^(?:https?:\/\/|mailto:)\S+$/i;

export const isLinkTarget = (text: string, offset: number): boolean =>
  /(?:\]\(<?|<|\]:\s*)$/.test(text.slice(Math.max(0, offset - 100), offset));

/** Undefined if the selection is empty, spans several lines or is itself an address. */
export function linkSelection(text: string, { start, end }: TextRange, pasted: string): TextEdit | undefined {
  const words = text.slice(start, end);
  const url = pasted.trim();
  if (words.trim() === "" || /[\r\n]/.test(words) || !address.test(url) || !parseUrl(url)) return undefined;
  if (address.test(words.trim()) || isLinkTarget(text, start)) return undefined;
  const [, before = "", inner = "", after = ""] = /^(\s*)(.*?)(\s*)$/.exec(words) ?? [];
  return { start, end, text: `${before}[${inner}](${destination(url)})${after}` };
}
