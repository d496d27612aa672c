import { fromMarkdown } from "mdast-util-from-markdown";
import { visit } from "unist-util-visit";
import type { Category } from "../blog/post.ts";
import type { HostFile } from "../host/host.ts";
import { beginsWithToml, splitFrontMatter, withoutFileMarks } from "./front-matter.ts";
import { type FieldsRead, type MarkdownFields, readFields } from "./read-fields.ts";
import { readYaml, YamlError } from "./read-yaml.ts";
import { readableName } from "./readable-name.ts";
import { assertTextFile } from "./text-file.ts";

export type PostFromFile = {
  /** What the file holds. A field that is not here is as in a new post. */
  fields: Partial<MarkdownFields> & Pick<MarkdownFields, "title" | "content">;
  /** What was left out or not understood, in sentences for the person. */
  notices: string[];
};

/**
 * A new post from a Markdown file: one that `postToMarkdown` wrote, which comes back as it was, or any other. The title
 * of a file that names none is its first heading, which leaves the text, else the file's name. Front matter that cannot
 * be read stays in the text, so that nothing is lost. The status is never taken over. No `categories`: they could not be
 * read.
 * Throws a `FileRefusedError` for what is no text or too long.
 */
export function markdownToPost(
  { name, text: file }: Pick<HostFile, "name" | "text">,
  categories: readonly Category[] | undefined,
): PostFromFile {
  assertTextFile(file);
  const text = withoutFileMarks(file);
  if (beginsWithToml(text)) return untouched(text, tomlNotice, titleOf(text, name));
  const parts = splitFrontMatter(text);
  if (!parts) return withTitle(name, text.replace(/\n$/, ""), { fields: {}, notices: [] });
  try {
    return withTitle(name, parts.body, readFields(readYaml(parts.head), categories));
  } catch (error) {
    if (!(error instanceof YamlError)) throw error;
    return untouched(text, `${unreadNotice} ${error.message}`, titleOf(parts.body, name));
  }
}

const tomlNotice =
  "The part between the +++ lines is TOML. Only YAML between --- lines is read, so it was left in the text.";
const unreadNotice = "The part between the --- lines could not be read, so it was left in the text.";

function withTitle(name: string, body: string, { fields, notices }: FieldsRead): PostFromFile {
  if (fields.title !== undefined)
    return { fields: { ...fields, title: fields.title, content: body }, notices };
  const found = takeTitle(body);
  const title = found?.title ?? readableName(name);
  return { fields: { ...fields, title, content: found?.rest ?? body }, notices };
}

const untouched = (text: string, notice: string, title: string): PostFromFile => ({
  fields: { title, content: text.replace(/\n$/, "") },
  notices: [notice],
});

const titleOf = (text: string, name: string): string => takeTitle(text)?.title ?? readableName(name);

type TitledText = { title: string; rest: string };

// A title stands at the beginning; and to take a text to pieces that was made for it could last minutes.
const searched = 20_000;

/**
 * Parts the title from a Markdown text: its heading of the first level, if the text begins with it or has no second
 * one. Null when there is none, or only headings that part the text into chapters.
 */
export function takeTitle(text: string): TitledText | null {
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

/** The first lines of a text, none of them cut. */
const beginning = (text: string): string =>
  text.length <= searched ? text : text.slice(0, Math.max(0, text.lastIndexOf("\n", searched)));
