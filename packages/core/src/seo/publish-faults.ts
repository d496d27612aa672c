import { parseUrl } from "../older-browsers.ts";
import type { Nodes } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import type { PostFields } from "../post-editing/post-draft.ts";

export type PublishFault = { field: keyof PostFields; message: string };

const telling = /\]\(|\]:|<|TODO|lorem ipsum dolor/i;

type PublishedWords = Pick<PostFields, "title" | "content" | "excerpt" | "seo_meta_description">;

/** Finds problems in a post's text that block publishing. Pictures and the address are checked elsewhere. */
export function publishFaults(post: PublishedWords): PublishFault[] {
  const { title, content } = post;
  const body: Nodes = telling.test(content) ? fromMarkdown(content) : { type: "root", children: [] };
  return [
    ...(title.trim() ? [] : [{ field: "title" as const, message: "There is no title. Add one." }]),
    ...(content.trim()
      ? []
      : [{ field: "content" as const, message: "There is no text. Write some first." }]),
    ...picturesOnTheirWay(body),
    ...placeholderLinks(body),
    ...unfinishedLines(post),
    ...unfinishedParts(body),
  ];
}

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
          ? `A link has no real address yet: ${addresses}. Add it, or remove the link.`
          : `${found.size} links have no real address yet: ${addresses}. Add them, or remove the links.`,
    },
  ];
}

/** Placeholder for a picture that is still being uploaded. */
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
          message: "A picture is still uploading. Wait for it, or remove it.",
        },
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
          ? "The text still contains a TODO. Finish it or remove it."
          : `${count} parts of the text still contain a TODO. Finish or remove them.`,
    },
  ];
}

const lines: { field: "title" | "excerpt" | "seo_meta_description"; message: string }[] = [
  { field: "title", message: "The title still contains a TODO. Finish it." },
  { field: "excerpt", message: "The excerpt still contains a TODO. Finish it." },
  {
    field: "seo_meta_description",
    message: "The meta description still contains a TODO. Finish it or remove it.",
  },
];

const unfinishedLines = (post: PublishedWords): PublishFault[] =>
  lines.filter(({ field }) => isUnfinished(post[field] ?? ""));

const isUnfinished = (text: string) => /^\W*TODO\b|\bTODO:/.test(text) || /\blorem ipsum dolor\b/i.test(text);
