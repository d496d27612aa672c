import { fromMarkdown } from "mdast-util-from-markdown";
import { normalizeUri } from "micromark-util-sanitize-uri";
import { visit } from "unist-util-visit";
import { nestsTooDeeply } from "../blog/nesting.ts";
import { bareAddress } from "./picture-address.ts";

/** Returns unique picture addresses without fragments. Returns none if the Markdown is nested too deeply to render. */
export function picturesInText(markdown: string): string[] {
  // Most posts contain no pictures, and parsing takes as long as rendering.
  if (!markdown.includes("![") || nestsTooDeeply(markdown)) return [];
  const text = fromMarkdown(markdown);
  const targets = new Map<string, string>();
  visit(text, "definition", ({ identifier, url }) => {
    if (!targets.has(identifier)) targets.set(identifier, url);
  });
  const found = new Set<string>();
  visit(text, (node) => {
    if (node.type === "image") found.add(node.url);
    if (node.type === "imageReference") found.add(targets.get(node.identifier) ?? "");
  });
  return [...new Set([...found].map((url) => bareAddress(normalizeUri(url))))].filter(Boolean);
}
