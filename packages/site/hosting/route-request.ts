import { tidyPath } from "@brightwren/core/paths";
import { feedRedirects, matchesPath, privateFiles, shells } from "./rules.ts";

type Route =
  | { kind: "file"; file: string; path: string }
  | { kind: "redirect"; status: 301 | 308; location: string }
  | { kind: "not-found" }
  | { kind: "malformed" };

/** `exists`: whether the output folder contains a file. Redirects to the canonical address only if it exists. */
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
  const meant = tidyPath(path);
  const isMistyped = !found && meant !== path && (await findFile(meant, exists)) !== undefined;
  const moved = found ? undefined : isMistyped ? meant : redirects.get(meant);
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

/** Rejects path traversal and hidden files, except `.well-known` (RFC 8615). */
function isPublic(path: string): boolean {
  return path.split("/").every((segment, at) => {
    return !segment.startsWith(".") || (at === 1 && segment === ".well-known");
  });
}

type RequestTarget = {
  path: string;
  query: string;
};

/**
 * Returns undefined for malicious targets that no browser sends, such as a path with an encoded slash.
 */
function readTarget(target: string): RequestTarget | undefined {
  const at = target.indexOf("?");
  const path = at === -1 ? target : target.slice(0, at);
  if (!path.startsWith("/") || /%2f|%5c/i.test(path)) return undefined;
  const decoded = decode(path);
  // oxlint-disable-next-line no-control-regex -- the expression must find control characters
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
 * Canonicalises a path accepted by `readTarget` (RFC 3986, section 6.2.2, plus clean addresses). The result starts with
 * exactly one slash, so a redirect to it cannot leave the site.
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
