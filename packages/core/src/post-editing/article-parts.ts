import { parseText } from "../blog/article-syntax.ts";

/** Definitions and footnotes affect the whole text. Markdown and regular expressions disagree on rare line ends. */
const unsplittable = /\]:|[\r\u2028\u2029]/;

/** Code, or the whole rest after HTML or code that may not end where it seems to. */
const opaque = /^(`{3,})[^`\n]*\n[^]*?^ {0,3}\1`*[ \t]*$|^ {0,3}(?:<|`{3}|~{3})[^]*/gm;

/** Before a block at the left edge, unless it is a list, code or HTML. */
const between = /(?<=\n[ \t]*\n)(?=[^\s\d<`~*+-]|\*\S)/;

/**
 * Splits Markdown between blocks of the top level, so that all parts but the edited one stay the same. The parts have the
 * same blocks as the whole. Does not split in case of doubt.
 */
export function articleParts(markdown: string): string[] {
  if (unsplittable.test(markdown)) return [markdown];
  const masked = markdown.replace(opaque, ({ length }) => "`".repeat(length));
  let end = 0;
  return masked.split(between).map(({ length }) => markdown.slice(end, (end += length)));
}

/** The parts with the offsets in the text at which they start. */
export function placedParts(markdown: string): { part: string; start: number }[] {
  let end = 0;
  return articleParts(markdown).map((part) => ({ part, start: (end += part.length) - part.length }));
}

/** Like `parse`, but remembers the results of 500,000 characters, and then forgets all of them. */
export function remembered<Tree>(parse: (part: string) => Tree): (part: string) => Tree {
  const known = new Map<string, Tree>();
  let characters = 0;
  return (part) => {
    if (known.has(part)) return known.get(part) as Tree;
    if (characters > 500_000) known.clear();
    characters = known.size === 0 ? part.length : characters + part.length;
    const tree = parse(part);
    known.set(part, tree);
    return tree;
  };
}

export const parsePart = remembered(parseText);
