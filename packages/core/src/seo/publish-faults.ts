import { parseUrl } from "../older-browsers.ts";
import { fromMarkdown } from "mdast-util-from-markdown";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { articleParts, remembering } from "../post-editing/article-parts.ts";
import type { PostFields } from "../post-editing/post-draft.ts";

export type PublishFault = { field: keyof PostFields; message: string };

const telling = /\]\(|\]:|<|TODO|lorem ipsum dolor/i;

type PublishedWords = Pick<PostFields, "title" | "content" | "excerpt" | "seo_meta_description">;

const fault = (isFound: boolean, message: string, field: PublishFault["field"] = "content"): PublishFault[] =>
  isFound ? [{ field, message }] : [];

/** What counts in a part of a text, which the editor checks again and again. */
const factsOf = remembering((part) => {
  const facts = { addresses: [] as string[], isUploading: false, unfinished: 0 };
  if (!telling.test(part)) return facts;
  visit(fromMarkdown(part), (node) => {
    if (node.type === "link" || node.type === "definition" || node.type === "image") {
      if (isPlaceholder(node.url)) facts.addresses.push(node.url || "(empty)");
      // The placeholder of a picture that is not stored yet.
      facts.isUploading ||= node.type === "image" && node.url.startsWith("#uploading-");
    } else if (node.type === "paragraph" || node.type === "heading" || node.type === "tableCell")
      facts.unfinished += Number(isUnfinished(toString(node)));
  });
  return facts;
});

/** Finds problems in a post's text that block publishing. Pictures and the address are checked elsewhere. */
export function publishFaults(post: PublishedWords): PublishFault[] {
  const { title, content, excerpt, seo_meta_description } = post;
  const facts = articleParts(content).map(factsOf);
  return [
    ...fault(!title.trim(), "There is no title. Add one.", "title"),
    ...fault(!content.trim(), "There is no text. Write some first."),
    ...fault(
      facts.some(({ isUploading }) => isUploading),
      "A picture is still uploading. Wait for it, or remove it.",
    ),
    ...addressFaults(new Set(facts.flatMap(({ addresses }) => addresses))),
    ...fault(isUnfinished(title), "The title still contains a TODO. Finish it.", "title"),
    ...fault(isUnfinished(excerpt), "The excerpt still contains a TODO. Finish it.", "excerpt"),
    ...fault(
      isUnfinished(seo_meta_description ?? ""),
      "The meta description still contains a TODO. Finish it or remove it.",
      "seo_meta_description",
    ),
    ...unfinishedParts(facts.reduce((sum, { unfinished }) => sum + unfinished, 0)),
  ];
}

function addressFaults(found: ReadonlySet<string>): PublishFault[] {
  const addresses = [...found].join(", ");
  return fault(
    found.size > 0,
    found.size === 1
      ? `A link has no real address yet: ${addresses}. Add it, or remove the link.`
      : `${found.size} links have no real address yet: ${addresses}. Add them, or remove the links.`,
  );
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

function unfinishedParts(count: number): PublishFault[] {
  return fault(
    count > 0,
    count === 1
      ? "The text still contains a TODO. Finish it or remove it."
      : `${count} parts of the text still contain a TODO. Finish or remove them.`,
  );
}

const isUnfinished = (text: string) => /^\W*TODO\b|\bTODO:/.test(text) || /\blorem ipsum dolor\b/i.test(text);
