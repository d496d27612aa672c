import { parseUrl } from "@brightwren/core/older-browsers";
import type { TextEdit } from "./edit-text.ts";
import { destination } from "./written-link.ts";

const address = /^(?:https?:\/\/|mailto:)\S+$/i;

/** Whether an offset of a Markdown text stands where a link's or a picture's address is written. */
export const isLinkTarget = (text: string, offset: number): boolean =>
  /(?:\]\(<?|<|\]:\s*)$/.test(text.slice(Math.max(0, offset - 100), offset));

/**
 * An address that is pasted on selected words makes them a link. Undefined where it is to be pasted as it is: nothing
 * or several lines are selected, or an address itself.
 */
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
