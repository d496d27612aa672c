import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";

const extensions = { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] };

// Blocks that the article renderer draws nothing for in their place.
const undrawn = new Set(["definition", "footnoteDefinition", "html"]);

/** Where in the Markdown each block starts that the article renderer draws as one element, in their order. */
export function blockStarts(markdown: string): number[] {
  return fromMarkdown(markdown, extensions)
    .children.filter(({ type }) => !undrawn.has(type))
    .map(({ position }) => position?.start.offset ?? 0);
}
