/** Zero-width characters and bidirectional controls can make text look empty or reversed. */
const invisible = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;

/** Neither UTF-8 nor Postgres can store lone surrogates. */
export const replaceLoneSurrogates = (text: string) => text.replace(/\p{Cs}/gu, "\uFFFD");

/** Removes invisible characters. Replaces control characters with spaces to prevent mail header injection. */
export const toSingleLine = (text: string) =>
  replaceLoneSurrogates(text)
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .replace(invisible, "");

/** Cuts a tidy line before the character that exceeds `limit` code points, as Postgres counts them. */
export function toShortLine(text: string, limit: number): string {
  let short = "";
  for (const { segment } of new Intl.Segmenter("en").segment(toTidyLine(text))) {
    if (Array.from(short + segment).length > limit) break;
    short += segment;
  }
  return short;
}

export const toTidyLine = (text: string) => toSingleLine(text).replace(/\s+/g, " ").trim();
