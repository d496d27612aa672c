/**
 * The regular expression, as text, of a rule's path: `:name` is one segment, `/*` at the end is anything below. It
 * reads the same in JavaScript and in the PCRE of Vercel's router.
 */
export function patternSource(pattern: string): string {
  const source = pattern
    .replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/:[a-z]+/g, "[^/]+")
    .replace(/\*$/, ".+");
  return `^${source}$`;
}

/** Whether a path, as it stands in an address, is one that the rule speaks of. */
export function matchesPath(pattern: string, path: string): boolean {
  return new RegExp(patternSource(pattern)).test(path);
}
