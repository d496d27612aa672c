import { parseUrl } from "../older-browsers.ts";
import type { Nodes } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import type { PostFields } from "../post-editing/post-draft.ts";

/** What no visitor should be shown: where it is, what is wrong, and how to mend it. */
export type PublishFault = { field: keyof PostFields; message: string };

/** Without any of this a text has no link, no picture and nothing unfinished. */
const telling = /\]\(|\]:|<|TODO|lorem ipsum dolor/i;

type PublishedWords = Pick<PostFields, "title" | "content" | "excerpt" | "seo_meta_description">;

/** What of a post must not be published, as far as its own words tell. Pictures and the address are asked for elsewhere. */
export function publishFaults(post: PublishedWords): PublishFault[] {
  const { title, content } = post;
  // Of many texts at once most need no parsing.
  const body: Nodes = telling.test(content) ? fromMarkdown(content) : { type: "root", children: [] };
  return [
    ...(title.trim() ? [] : [{ field: "title" as const, message: "There is no title. Write one." }]),
    ...(content.trim() ? [] : [{ field: "content" as const, message: "There is no text. Write it first." }]),
    ...picturesOnTheirWay(body),
    ...placeholderLinks(body),
    ...unfinishedLines(post),
    ...unfinishedParts(body),
  ];
}

/** The links and pictures of a text whose address stands for another that was never put in. */
function placeholderLinks(body: Nodes): PublishFault[] {
  const found = new Set<string>();
  visit(body, (node) => {
    if (node.type !== "link" && node.type !== "definition" && node.type !== "image") return;
    if (isPlaceholder(node.url)) found.add(node.url || "(empty)");
  });
  if (found.size === 0) return [];
  const addresses = [...found].join(", ");
  return [
    {
      field: "content",
      message:
        found.size === 1
          ? `A link leads nowhere yet: ${addresses}. Put in the real address, or take the link out.`
          : `${found.size} links lead nowhere yet: ${addresses}. Put in the real addresses, or take them out.`,
    },
  ];
}

/** Pictures that are being uploaded have their place in the text already, and no address. */
function picturesOnTheirWay(body: Nodes): PublishFault[] {
  let count = 0;
  visit(body, "image", ({ url }) => {
    if (url.startsWith("#uploading-")) count += 1;
  });
  return count === 0
    ? []
    : [
        {
          field: "content",
          message: "A picture is still on its way. Wait until it is there, or take it out.",
        },
      ];
}

/** Domains kept for examples (RFC 2606, RFC 6761): https://www.rfc-editor.org/rfc/rfc2606 */
const reserved = /(?:^|\.)(?:example\.(?:com|org|net)|(?:example|test|invalid|localhost))$/i;

/** An address whose scheme nobody wrote: `example.com/prices`. */
const bareHost = /^(?:\/\/)?((?:[\w-]+\.)+[a-z]+)(?=[/?#:]|$)/i;

function isPlaceholder(address: string): boolean {
  const text = address.trim();
  if (text === "" || text === "#" || /^(?:https?:\/\/)?(?:todo|tbc|tbd|xxx+)?\/?$/i.test(text)) return true;
  if (/^#?todo\b|^javascript:/i.test(text) || text.includes("…")) return true;
  const host = parseUrl(text)?.hostname ?? bareHost.exec(text)?.[1];
  return host !== undefined && reserved.test(host);
}

/** What an outline, or a hurried writer, has left to be written. */
function unfinishedParts(body: Nodes): PublishFault[] {
  let count = 0;
  visit(body, ["paragraph", "heading", "tableCell"], (node) => {
    if (isUnfinished(toString(node))) count += 1;
  });
  if (count === 0) return [];
  return [
    {
      field: "content",
      message:
        count === 1
          ? "A part of the text is still to be written: it says TODO. Write it, or take it out."
          : `${count} parts of the text are still to be written: they say TODO. Write them, or take them out.`,
    },
  ];
}

/** Fields of one line, each with the message for a text that still says TODO. */
const lines: { field: "title" | "excerpt" | "seo_meta_description"; message: string }[] = [
  { field: "title", message: "The title says TODO. Write it." },
  { field: "excerpt", message: "The excerpt says TODO. Write it." },
  { field: "seo_meta_description", message: "The meta description says TODO. Write it, or take it out." },
];

const unfinishedLines = (post: PublishedWords): PublishFault[] =>
  lines.filter(({ field }) => isUnfinished(post[field] ?? ""));

const isUnfinished = (text: string) => /^\W*TODO\b|\bTODO:/.test(text) || /\blorem ipsum dolor\b/i.test(text);
