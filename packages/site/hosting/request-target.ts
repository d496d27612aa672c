export type RequestTarget = {
  /** As it was asked for, still encoded. */
  path: string;
  /** With its question mark, or empty. */
  query: string;
};

/**
 * Reads the target of a request line. Gives undefined for one that no browser sends for a page and that only serves
 * to deceive: not beginning with a slash, broken percent encoding, a backslash or control character, or an encoded
 * slash, which would hide one path inside another.
 */
export function readTarget(target: string): RequestTarget | undefined {
  const at = target.indexOf("?");
  const path = at === -1 ? target : target.slice(0, at);
  if (!path.startsWith("/") || /%2f|%5c/i.test(path)) return undefined;
  const decoded = decode(path);
  // oxlint-disable-next-line no-control-regex -- control characters are what it looks for
  if (decoded === undefined || /[\\\u0000-\u001f\u007f]/.test(decoded)) return undefined;
  return { path, query: at === -1 ? "" : target.slice(at) };
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
