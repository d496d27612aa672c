import { parseUrl } from "@brightwren/core/older-browsers";
import type { TextEdit } from "./edit-text.ts";
import { destination } from "./written-link.ts";

const address = /^(?:https?:\/\/|mailto:)\S+$/i;

export const isLinkTarget = (text: string, offset: number): boolean =>
  /(?:\]\(<?|<|\]:\s*)$/.test(text.slice(Math.max(0, offset - 100), offset));

/** Undefined if the selection is empty, spans several lines or is itself an address. */
export function linkSelection(
  text: string,
  { start, end }: { start: number; end: number },
  pasted: string,
): TextEdit | undefined {
  const words = text.slice(start, end);
  const url = pasted.trim();
  if (words.trim() === "" || /[\r\n]/.test(words) || !address.test(url) || !parseUrl(url)) return undefined;
  if (address.test(words.trim()) || isLinkTarget(text, start)) return undefined;
  const [, before = "", inner = "", after = ""] = /^(\s*)(.*?)(\s*)$/.exec(words) ?? [];
  return { start, end, text: `${before}[${inner}](${destination(url)})${after}` };
}
