/** Everything outside XML 1.0's `Char` (https://www.w3.org/TR/xml/#charsets); no escape makes these allowed. */
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** A text without the characters that no XML document may hold: most control characters and halves of pairs. */
export const xmlText = (text: string): string => text.replace(forbidden, "");
