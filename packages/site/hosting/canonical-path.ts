const encodedByte = /%([0-9a-f]{2})/gi;

/**
 * The one form of a path (RFC 3986, section 6.2.2, and our own clean addresses): unreserved characters are not
 * encoded, slashes do not repeat, and neither a slash nor `.html` nor `/index` ends it. It always begins with exactly
 * one slash, so a redirect to it never leaves the site. Takes a path that `readTarget` let through.
 */
export function canonicalPath(path: string): string {
  const plain = path
    .replaceAll(encodedByte, (encoded: string, hex: string) => {
      const character = String.fromCodePoint(Number.parseInt(hex, 16));
      return /[\w.~-]/.test(character) ? character : encoded.toUpperCase();
    })
    .replaceAll(/\/{2,}/g, "/")
    .replace(/(?:\/|\.html|\/index)+$/, "");
  return plain === "" ? "/" : plain;
}
