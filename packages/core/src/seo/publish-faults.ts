import { parseUrl } from "../older-browsers.ts";
import type { Nodes, Root } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { placedParts, remembered } from "../post-editing/article-parts.ts";
import type { PostFields } from "../post-editing/post-draft.ts";

/** `at`: the offset in the text at which the problem first occurs. */
export type PublishFault = { field: keyof PostFields; message: string; at?: number | undefined };

const parseWords = remembered((part: string) => fromMarkdown(part));

const telling = /\]\(|\]:|<|TODO|lorem ipsum dolor/i;

type PublishedWords = Pick<PostFields, "title" | "content" | "excerpt" | "seo_meta_description">;

const fault = (
  isFound: boolean,
  message: string,
  field: PublishFault["field"] = "content",
  at?: number,
): PublishFault[] => (isFound ? [{ field, message, at }] : []);

type PlacedTree = { start: number; tree: Root };

/** Calls `visitor` with each node and its offset in the whole text. */
export function visitParts(parts: PlacedTree[], visitor: (node: Nodes, at: number) => void): void {
  for (const { start, tree } of parts)
    visit(tree, (node) => visitor(node, start + (node.position?.start.offset ?? 0)));
}

/** Finds problems in a post's text that block publishing. Pictures and the address are checked elsewhere. */
export function publishFaults(post: PublishedWords): PublishFault[] {
  const { title, content, excerpt, seo_meta_description } = post;
  const parts = placedParts(content).filter(({ part }) => telling.test(part));
  const body = parts.map(({ part, start }) => ({ start, tree: parseWords(part) }));
  return [
    ...fault(!title.trim(), "There is no title. Add one.", "title"),
    ...fault(!content.trim(), "There is no text. Write some first."),
    ...addressFaults(body),
    ...fault(isUnfinished(title), "The title still contains a TODO. Finish it.", "title"),
    ...fault(isUnfinished(excerpt), "The excerpt still contains a TODO. Finish it.", "excerpt"),
    ...fault(
      isUnfinished(seo_meta_description ?? ""),
      "The meta description still contains a TODO. Finish it or remove it.",
      "seo_meta_description",
    ),
    ...unfinishedParts(body),
  ];
}

function addressFaults(body: PlacedTree[]): PublishFault[] {
  const found = new Map<string, number>();
  let uploading: number | undefined;
  visitParts(body, (node, at) => {
    if (node.type !== "link" && node.type !== "definition" && node.type !== "image") return;
    const address = node.url || "(empty)";
    if (isPlaceholder(node.url) && !found.has(address)) found.set(address, at);
    // The placeholder of a picture that is not stored yet.
    if (node.type === "image" && node.url.startsWith("#uploading-")) uploading ??= at;
  });
  const addresses = [...found.keys()].join(", ");
  const message = "A picture is still uploading. Wait for it, or remove it.";
  return [
    ...fault(uploading !== undefined, message, "content", uploading),
    ...fault(
      found.size > 0,
      found.size === 1
        ? `A link has no real address yet: ${addresses}. Add it, or remove the link.`
        : `${found.size} links have no real address yet: ${addresses}. Add them, or remove the links.`,
      "content",
      [...found.values()][0],
    ),
  ];
}

/** Reserved domains (RFC 2606, RFC 6761): https://www.rfc-editor.org/rfc/rfc2606 */
const reserved = /(?:^|\.)(?:example\.(?:com|org|net)|(?:example|test|invalid|localhost))$/i;

/** An address without a scheme: `example.com/prices`. */
const bareHost = /^(?:\/\/)?((?:[\w-]+\.)+[a-z]+)(?=[/?#:]|$)/i;

function isPlaceholder(address: string): boolean {
  const text = address.trim();
  if (text === "" || text === "#" || /^(?:https?:\/\/)?(?:todo|tbc|tbd|xxx+)?\/?$/i.test(text)) return true;
  if (/^#?todo\b|^javascript:/i.test(text) || text.includes("…")) return true;
  const host = parseUrl(text)?.hostname ?? bareHost.exec(text)?.[1];
  return host !== undefined && reserved.test(host);
}

function unfinishedParts(body: PlacedTree[]): PublishFault[] {
  const found: number[] = [];
  visitParts(body, (node, at) => {
    const isBlock = node.type === "paragraph" || node.type === "heading" || node.type === "tableCell";
    if (isBlock && isUnfinished(toString(node))) found.push(at);
  });
  return fault(
    found.length > 0,
    found.length === 1
      ? "The text still contains a TODO. Finish it or remove it."
      : `${found.length} parts of the text still contain a TODO. Finish or remove them.`,
    "content",
    found[0],
  );
}

const isUnfinished = (text: string) => /^\W*TODO\b|\bTODO:/.test(text) || /\blorem ipsum dolor\b/i.test(text);
