import { lookup } from "mrmime";
import { matchesPath } from "./path-pattern.ts";
import { askedEachTime, headerRules } from "./rules.ts";

/** The headers, beside the security headers, of a file that answers for `path` with 200. */
export function responseHeaders(path: string, file: string): Record<string, string> {
  const headers = { "Content-Type": contentType(file), "Cache-Control": askedEachTime };
  return Object.assign(
    headers,
    ...headerRules.filter((rule) => matchesPath(rule.path, path)).map((rule) => rule.headers),
  ) as Record<string, string>;
}

/** The media type of a file by its name, with the charset where it is text. */
export function contentType(file: string): string {
  const type = lookup(file) ?? "application/octet-stream";
  return /^text\/|json$|xml$/.test(type) ? `${type}; charset=utf-8` : type;
}
