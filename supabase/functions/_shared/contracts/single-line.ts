/** Zero-width and direction-changing characters: they can make a text look empty or read backwards. */
const invisible = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;

/** Half a surrogate pair can be typed by a program, but neither UTF-8 nor Postgres can store it. */
export const replaceLoneSurrogates = (text: string) => text.replace(/\p{Cs}/gu, "\uFFFD");

/**
 * A text on one line: control characters, line breaks included, become a space, so that a name can never carry a mail
 * header; invisible characters go.
 */
export const toSingleLine = (text: string) =>
  replaceLoneSurrogates(text)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .replace(invisible, "");

/** A text on one line, each gap in it one space, and none at its ends. */
export const toTidyLine = (text: string) => toSingleLine(text).replace(/\s+/g, " ").trim();
