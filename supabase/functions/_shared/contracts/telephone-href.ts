import { toTidyLine } from "./single-line.ts";

/** A link that dials a visitor's number; undefined for any other text. */
export function telephoneHref(text: string): string | undefined {
  const typed = toTidyLine(text.normalize("NFKC"));
  // Phones differ in how they dial an extension, so the link leaves it to the reader.
  const number = typed.replace(/[\s,;]*(?:ext(?:ension|n)?\.?|x|#)[\s:]*\d{1,6}$/i, "");
  if (!/^\(?\+?[\d\s().\p{Pd}]+$/u.test(number)) return undefined;
  // After a country code, the zero in "+44 (0)20 …" is not dialled. British callers often omit the brackets.
  const dialled = number
    .replace(/^(\(?(?:\+|00).*)\(0\)/, "$1")
    .replace(/[^\d+]/g, "")
    .replace(/^(\+|00)440/, "$144");
  return /^\+?\d{5,15}$/.test(dialled) ? `tel:${dialled}` : undefined;
}
