import { canonicalPath } from "./canonical-path.ts";
import { matchesPath } from "./path-pattern.ts";
import { readTarget } from "./request-target.ts";
import { privateFiles, shells } from "./rules.ts";

/** What an address leads to. `file` is relative to the output folder. */
export type Route =
  | { kind: "file"; file: string; path: string }
  | { kind: "redirect"; location: string }
  | { kind: "not-found" }
  | { kind: "malformed" };

/**
 * Decides, by the rules alone, what the target of a request (path and query) leads to; `exists` tells whether the
 * output folder holds a file. Only addresses that lead somewhere are redirected to their canonical form.
 */
export async function routeRequest(
  target: string,
  exists: (file: string) => Promise<boolean>,
): Promise<Route> {
  const asked = readTarget(target);
  if (!asked) return { kind: "malformed" };
  const path = canonicalPath(asked.path);
  const file = (await findFile(path, exists)) ?? shells.find((shell) => matchesPath(shell.path, path))?.file;
  if (file === undefined || !isPublic(path)) return { kind: "not-found" };
  if (path !== asked.path) return { kind: "redirect", location: path + asked.query };
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
