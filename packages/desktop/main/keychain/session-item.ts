import { valueBytes } from "./chunks.ts";

/** Takes the name of something to be kept. Throws when it is not made of 1 to 200 letters, digits, `_`, `.` and `-`. */
export function checkKey(key: string): void {
  if (!/^[\w.-]{1,200}$/.test(key)) {
    throw new Error(
      "A session is kept under a name of 1 to 200 letters, digits, dots, dashes and underscores.",
    );
  }
}

/** Takes what is to be kept. Throws when it is larger than 64 kB, or no text that a keychain gives back as it was. */
export function checkValue(value: string): void {
  if (Buffer.byteLength(value) > valueBytes) throw new Error("A session of more than 64 kB is not kept.");
  // Keychains end a text at a NUL, and half a surrogate pair has no UTF-8.
  if (value.includes("\0") || !value.isWellFormed()) {
    throw new Error("A session with characters that a keychain cannot hold is not kept.");
  }
}
