import type { TextFields } from "@brightwren/functions/contracts/post-fields";
import { fromMarkdown } from "mdast-util-from-markdown";
import { visit } from "unist-util-visit";
import type { Category } from "../blog/post.ts";
import type { HostFile } from "../host/host.ts";
import { splitFrontMatter, withoutFileMarks } from "./front-matter.ts";
import { type FieldsRead, readFields } from "./read-fields.ts";
import { readYaml, HeadError } from "./read-yaml.ts";
import { readableName } from "./readable-name.ts";
import { assertTextFile } from "./text-file.ts";

export type PostFromFile = FieldsRead & { fields: Pick<TextFields, "title" | "content"> };

/**
 * Restores files from `postToMarkdown` exactly and reads any other Markdown. The title defaults to the first heading,
 * then the file's name. Invalid front matter stays in the text; the status is ignored. Omit `categories` if they could
 * not be loaded. Throws a `FileRejectedError`.
 */
export function markdownToPost(
  { name, text: file }: Pick<HostFile, "name" | "text">,
  categories: readonly Category[] | undefined,
): PostFromFile {
  assertTextFile(file);
  const text = withoutFileMarks(file);
  if (/^\+\+\+[ \t]*\r?\n/.test(text)) return untouched(name, text, text, tomlNotice);
  const parts = splitFrontMatter(text);
  if (!parts) return withTitle(name, text.replace(/\n$/, ""), { fields: {}, notices: [] });
  try {
    return withTitle(name, parts.body, readFields(readYaml(parts.head), categories));
  } catch (error) {
    if (!(error instanceof HeadError)) throw error;
    return untouched(name, text, parts.body, `${unreadNotice} ${error.message}`);
  }
}

const tomlNotice =
  "The part between the +++ lines is TOML. Only YAML between --- lines is read, so it was left in the text.";
const unreadNotice = "The part between the --- lines could not be read, so it was left in the text.";

function withTitle(name: string, body: string, { fields, notices }: FieldsRead): PostFromFile {
  const found = fields.title === undefined ? takeTitle(body) : null;
  const title = fields.title ?? found?.title ?? readableName(name);
  return { fields: { ...fields, title, content: found?.rest ?? body }, notices };
}

const untouched = (name: string, text: string, body: string, notice: string): PostFromFile => ({
  fields: { title: takeTitle(body)?.title ?? readableName(name), content: text.replace(/\n$/, "") },
  notices: [notice],
});

// Number of characters searched for a title. Parsing malicious Markdown could take minutes.
const searched = 20_000;

/** Extracts the title: a first-level heading at the start, or the only one. Returns null if there is none. */
export function takeTitle(text: string): { title: string; rest: string } | null {
  const { children } = fromMarkdown(beginning(text));
  const headings = children.filter((node) => node.type === "heading" && node.depth === 1);
  const [heading] = headings;
  if (!heading || (headings.length > 1 && heading !== children[0])) return null;
  let title = "";
  visit(heading, (node) => {
    if (node.type === "text" || node.type === "inlineCode") title += node.value;
  });
  const { start, end } = heading.position ?? {};
  if (title.trim() === "" || start?.offset === undefined || end?.offset === undefined) return null;
  const before = text.slice(0, start.offset).trimEnd();
  const after = text.slice(end.offset).replace(/^\s*\n/, "");
  return { title: title.trim(), rest: before ? `${before}\n\n${after}` : after };
}

const beginning = (text: string): string =>
  text.length <= searched ? text : text.slice(0, Math.max(0, text.lastIndexOf("\n", searched)));
