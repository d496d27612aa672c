import { parseUrl } from "../older-browsers.ts";
import type { Nodes } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { articleParts } from "../post-editing/article-parts.ts";
import type { PostFields } from "../post-editing/post-draft.ts";

export type PublishFault = { field: keyof PostFields; message: string };

const telling = /\]\(|\]:|<|TODO|lorem ipsum dolor/i;

type PublishedWords = Pick<PostFields, "title" | "content" | "excerpt" | "seo_meta_description">;

const fault = (isFound: boolean, message: string, field: PublishFault["field"] = "content"): PublishFault[] =>
  isFound ? [{ field, message }] : [];

/** Finds problems in a post's text that block publishing. Pictures and the address are checked elsewhere. */
export function publishFaults(post: PublishedWords): PublishFault[] {
  const { title, content, excerpt, seo_meta_description } = post;
  const parts = articleParts(content).filter((part) => telling.test(part));
  const body: Nodes = { type: "root", children: parts.flatMap((part) => fromMarkdown(part).children) };
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

function addressFaults(body: Nodes): PublishFault[] {
  const found = new Set<string>();
  let isUploading = false;
  visit(body, (node) => {
    if (node.type !== "link" && node.type !== "definition" && node.type !== "image") return;
    if (isPlaceholder(node.url)) found.add(node.url || "(empty)");
    // The placeholder of a picture that is not stored yet.
    isUploading ||= node.type === "image" && node.url.startsWith("#uploading-");
  });
  const addresses = [...found].join(", ");
  return [
    ...fault(isUploading, "A picture is still uploading. Wait for it, or remove it."),
    ...fault(
      found.size > 0,
      found.size === 1
        ? `A link has no real address yet: ${addresses}. Add it, or remove the link.`
        : `${found.size} links have no real address yet: ${addresses}. Add them, or remove the links.`,
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

function unfinishedParts(body: Nodes): PublishFault[] {
  let count = 0;
  visit(body, ["paragraph", "heading", "tableCell"], (node) => {
    if (isUnfinished(toString(node))) count += 1;
  });
  return fault(
    count > 0,
    count === 1
      ? "The text still contains a TODO. Finish it or remove it."
      : `${count} parts of the text still contain a TODO. Finish or remove them.`,
  );
}

const isUnfinished = (text: string) => /^\W*TODO\b|\bTODO:/.test(text) || /\blorem ipsum dolor\b/i.test(text);
