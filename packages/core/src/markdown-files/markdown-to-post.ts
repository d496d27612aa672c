import type { Category } from "../blog/post.ts";
import type { HostFile } from "../host/host.ts";
import { beginsWithToml, splitFrontMatter, withoutFileMarks } from "./front-matter.ts";
import type { MarkdownFields } from "./markdown-fields.ts";
import { readFields, type FieldsRead } from "./read-fields.ts";
import { readYaml, YamlError } from "./read-yaml.ts";
import { readableName } from "./readable-name.ts";
import { assertTextFile } from "./text-file.ts";
import { takeTitle } from "./title-in-text.ts";

export type PostFromFile = {
  /** What the file says. A field that is not here is as in a new post. */
  fields: Partial<MarkdownFields> & Pick<MarkdownFields, "title" | "content">;
  /** What was left out or not understood, in sentences for the person. */
  remarks: string[];
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
  if (beginsWithToml(text)) return untouched(text, tomlRemark, titleOf(text, name));
  const parts = splitFrontMatter(text);
  if (!parts) return withTitle(name, text.replace(/\n$/, ""), { fields: {}, remarks: [] });
  try {
    return withTitle(name, parts.body, readFields(readYaml(parts.head), categories));
  } catch (error) {
    if (!(error instanceof YamlError)) throw error;
    return untouched(text, `${unreadRemark} ${error.message}`, titleOf(parts.body, name));
  }
}

const tomlRemark =
  "The part between the +++ lines is TOML. Only YAML between --- lines is read, so it was left in the text.";
const unreadRemark = "The part between the --- lines could not be read, so it was left in the text.";

function withTitle(name: string, body: string, { fields, remarks }: FieldsRead): PostFromFile {
  if (fields.title !== undefined)
    return { fields: { ...fields, title: fields.title, content: body }, remarks };
  const found = takeTitle(body);
  const title = found?.title ?? readableName(name);
  return { fields: { ...fields, title, content: found?.rest ?? body }, remarks };
}

const untouched = (text: string, remark: string, title: string): PostFromFile => ({
  fields: { title, content: text.replace(/\n$/, "") },
  remarks: [remark],
});

const titleOf = (text: string, name: string): string => takeTitle(text)?.title ?? readableName(name);
