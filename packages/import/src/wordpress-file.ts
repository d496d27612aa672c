import { XMLParser } from "fast-xml-parser";
import { FileRejectedError } from "@brightwren/core/markdown-files/text-file";
import { lastingSearch } from "./html-parts.ts";

export type Node = Record<string, unknown>;

const lists = new Set([
  "item",
  "category",
  "wp:postmeta",
  "wp:comment",
  "wp:author",
  "wp:category",
  "wp:tag",
]);

export const isWordpress = (file: string): boolean =>
  /<rss\b/i.test(file.slice(0, 4000)) && file.includes("xmlns:wp=");

export type WordpressFile = { channel: Node; items: Node[]; notices: string[] };

/** Skips unreadable items with a notice. Throws a `FileRejectedError` if none can be read. */
export function readWordpressFile(given: string): WordpressFile {
  // Some plugins write characters that XML forbids.
  // oxlint-disable-next-line no-control-regex -- the pattern must match them
  const xml = given.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, "");
  try {
    const channel = channelOf(xml);
    if (channel) return { channel, items: nodes(channel["item"]), notices: [] };
  } catch (error) {
    const read = readEachItem(xml);
    if (read) return read;
    throw new FileRejectedError(
      "This WordPress export cannot be read: it is damaged or incomplete. Please export it again.",
      { cause: error },
    );
  }
  throw new FileRejectedError(
    "This file has no WordPress posts in it. In WordPress, choose Tools, then Export, then Posts.",
  );
}

function channelOf(xml: string): Node | undefined {
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: "@",
    parseTagValue: false,
    trimValues: false,
    isArray: (name) => lists.has(name),
    // Outside CDATA, special characters are entities.
    processEntities: { enabled: true, maxExpandedLength: Number.POSITIVE_INFINITY },
  });
  const document = parser.parse(xml, true) as Node;
  const channel = (document["rss"] as Node | undefined)?.["channel"];
  return typeof channel === "object" && channel !== null ? (channel as Node) : undefined;
}

function readEachItem(xml: string): WordpressFile | undefined {
  const { head, items: texts, isWhole } = cut(xml);
  const start = head.slice(0, head.search(/<channel\b/i));
  const items: Node[] = [];
  const notices: string[] = [];
  for (const source of texts)
    try {
      items.push(...nodes(channelOf(`${start}<channel>${source}</channel></rss>`)?.["item"]));
    } catch {
      const title = /<title>\s{0,9}(?:<!\[CDATA\[)?([^<\]]{0,200})/.exec(source)?.[1]?.trim();
      notices.push(`Left out, because its part of the export is damaged: “${title ?? "without a title"}”.`);
    }
  if (items.length === 0) return undefined;
  if (!isWhole) notices.push("The export is incomplete, so its last item was left out.");
  let channel: Node = {};
  try {
    channel = channelOf(`${head}</channel></rss>`) ?? {};
  } catch {
    // If authors are missing, posts show login names.
  }
  return { channel, items, notices };
}

function cut(xml: string): { head: string; items: string[]; isWhole: boolean } {
  const search = lastingSearch(xml);
  const items: string[] = [];
  const first = search("<item", 0);
  let start = first;
  while (start >= 0) {
    let from = start;
    let close = search("</item>", from);
    for (;;) {
      const data = search("<![CDATA[", from);
      if (close < 0 || data < 0 || data > close) break;
      const end = search("]]>", data);
      if (end < 0) close = -1;
      else {
        from = end;
        close = search("</item>", from);
      }
    }
    if (close < 0) return { head: xml.slice(0, first), items, isWhole: false };
    items.push(xml.slice(start, close + "</item>".length));
    start = search("<item", close);
  }
  return {
    head: first < 0 ? xml : xml.slice(0, first),
    items,
    isWhole: /<\/rss>\s*$/i.test(xml.slice(-200)),
  };
}

export const nodes = (value: unknown): Node[] =>
  Array.isArray(value) ? value.filter((one): one is Node => typeof one === "object" && one !== null) : [];

export function text(node: Node, name: string): string {
  const value = node[name];
  if (typeof value === "string") return value.trim();
  const inner = typeof value === "object" && value !== null ? (value as Node)["#text"] : undefined;
  return typeof inner === "string" ? inner.trim() : "";
}

export const fieldsOf = (item: Node): [string, string][] =>
  nodes(item["wp:postmeta"]).map((meta) => [text(meta, "wp:meta_key"), text(meta, "wp:meta_value")]);
