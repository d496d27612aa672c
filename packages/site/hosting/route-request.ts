import { feedRedirects, matchesPath, privateFiles, shells } from "./rules.ts";

/** What an address leads to. `file` is relative to the output folder. */
export type Route =
  | { kind: "file"; file: string; path: string }
  | { kind: "redirect"; status: 301 | 308; location: string }
  | { kind: "not-found" }
  | { kind: "malformed" };

/**
 * Decides, by the rules alone, what the target of a request (path and query) leads to; `exists` tells whether the
 * output folder holds a file, `redirects` where old addresses lead. Only addresses that lead somewhere are redirected to
 * their canonical form.
 */
export async function routeRequest(
  target: string,
  exists: (file: string) => Promise<boolean>,
  redirects: ReadonlyMap<string, string> = new Map(),
): Promise<Route> {
  const asked = readTarget(target);
  if (!asked) return { kind: "malformed" };
  const path = canonicalPath(asked.path);
  const feed = feedRedirects.find((rule) => rule.path === path);
  if (feed) return { kind: "redirect", status: 301, location: feed.to };
  const found = await findFile(path, exists);
  const moved = found ? undefined : redirects.get(path);
  if (moved) return { kind: "redirect", status: 301, location: moved + asked.query };
  const file = found ?? shells.find((shell) => matchesPath(shell.path, path))?.file;
  if (file === undefined || !isPublic(path)) return { kind: "not-found" };
  if (path !== asked.path) return { kind: "redirect", status: 308, location: path + asked.query };
  return { kind: "file", file, path };
}

async function findFile(
  path: string,
  exists: (file: string) => Promise<boolean>,
): Promise<string | undefined> {
  if (!isPublic(path)) return undefined;
  const name = decodeURIComponent(path).slice(1);
  const candidates = name === "" ? ["index.html"] : [name, `${name}.html`];
  for (const file of candidates) {
    if (!privateFiles.has(file) && (await exists(file))) return file;
  }
  return undefined;
}

/** No step up or aside, and no hidden file; `.well-known` (RFC 8615) is the exception. */
function isPublic(path: string): boolean {
  return path.split("/").every((segment, at) => {
    return !segment.startsWith(".") || (at === 1 && segment === ".well-known");
  });
}

type RequestTarget = {
  /** As it was asked for, still encoded. */
  path: string;
  /** With its question mark, or empty. */
  query: string;
};

/**
 * Reads the target of a request line. Returns undefined for one that no browser sends for a page and that only serves
 * to deceive: not beginning with a slash, broken percent encoding, a backslash or control character, or an encoded
 * slash, which would hide one path inside another.
 */
function readTarget(target: string): RequestTarget | undefined {
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

const encodedByte = /%([0-9a-f]{2})/gi;

/**
 * The one form of a path (RFC 3986, section 6.2.2, and our own clean addresses): unreserved characters are not
 * encoded, slashes do not repeat, and neither a slash nor `.html` nor `/index` ends it. It always begins with exactly
 * one slash, so a redirect to it never leaves the site. Accepts a path that `readTarget` let through.
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
