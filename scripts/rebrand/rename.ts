export type Names = {
  name: string;
  owner: string;
  prefix: string;
  domain: string;
  email: string;
  appId: string;
};

const literal = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/-]/g, String.raw`\$&`);
/** Matches whole words, e.g. in `brightwren-local` and `/tmp/brightwren.json`, not parts of words. */
const word = (text: string, flags: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${literal(text)}(?![\\p{L}\\p{N}])`, flags);

/** Replaces longer names first, because a domain contains the studio's name. */
export function renamed(text: string, from: Names, to: Names): string {
  const pairs: [string, string][] = [
    [from.appId, to.appId],
    [from.email, to.email],
    [from.domain, to.domain],
    [from.owner, to.owner],
    [from.name, to.name],
    [from.prefix, to.prefix],
    [from.prefix.toUpperCase(), to.prefix.toUpperCase()],
  ];
  return pairs
    .filter(([old, next], index) => old !== next && pairs.findIndex(([same]) => same === old) === index)
    .reduce((result, [old, next]) => result.replaceAll(word(old, "gu"), () => next), text);
}

export function linesNaming(text: string, name: string): { line: number; text: string }[] {
  const found = word(name, "iu");
  return text
    .split("\n")
    .flatMap((each, index) => (found.test(each) ? [{ line: index + 1, text: each.trim() }] : []));
}
