/** Zero-width and direction-changing characters: they can make a text look empty or read backwards. */
const invisible = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;

/**
 * Takes any text; gives it on one line. Control characters, line breaks and wide gaps become one space, invisible characters go, and
 * half a surrogate pair, which neither UTF-8 nor Postgres can hold, becomes the replacement character.
 */
export function toSingleLine(text: string): string {
  return text
    .replace(/\p{Cs}/gu, "\uFFFD")
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .replace(invisible, "")
    .replace(/\s+/g, " ")
    .trim();
}
