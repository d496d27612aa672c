import { countWords, readingTime } from "../contracts/reading-time.ts";
import { searchLengths } from "../contracts/post-fields.ts";
import { suggestSlug } from "../contracts/suggest-slug.ts";
import type { PostDraft } from "./post-draft.ts";
import { UnreadableTextError } from "./text/readable.ts";
import { plainLine, sanitiseMarkdown } from "./text/sanitise.ts";

const fewestWords = 700;

const fewestTags = 3;
const mostTags = 6;
// The editor's limit.
const longestTag = 50;

/** Characters. Truncates fields other than the article, because sanitising an overlong one would be slow. */
const longestField = 2000;
const mostTagsRead = 100;

export type FinishedPost = Exclude<ReturnType<typeof finishDraft>, string>;

/** Sanitises all fields, then shortens the short ones and counts the article's words. */
export function finishDraft(draft: PostDraft) {
  const title = shorten(cleanField(draft.title), 200);
  const excerpt = shorten(cleanField(draft.excerpt), 300);
  const metaDescription = shorten(cleanField(draft.metaDescription), searchLengths.description);
  const tags = distinctTags(draft.tags.slice(0, mostTagsRead).map(cleanField), mostTags);
  if (title === "" || excerpt === "" || metaDescription === "" || tags.length < fewestTags) return "unusable";

  const content = cleanArticle(draft.content, title);
  if (typeof content !== "string") return content.fault;
  if (countWords(content) < fewestWords) return "too_short";
  const readTimeMinutes = readingTime(content);
  return { title, slug: suggestSlug(title), excerpt, content, tags, metaDescription, readTimeMinutes };
}

const cleanField = (text: string) => plainLine(shorten(text, longestField));

function cleanArticle(markdown: string, title: string): string | UnreadableTextError {
  try {
    return sanitiseMarkdown(markdown, title);
  } catch (error) {
    if (error instanceof UnreadableTextError) return error;
    throw error;
  }
}

export function distinctTags(tags: readonly string[], most: number): string[] {
  const byName = new Map<string, string>();
  for (const tag of tags.map((text) => shorten(text, longestTag)).filter(Boolean)) {
    const name = tag.toLowerCase();
    if (!byName.has(name)) byName.set(name, tag);
  }
  return [...byName.values()].slice(0, most);
}

/** Throws for an invalid draft, which would be a bug in the built-in writer. */
export function finishBuiltIn(draft: PostDraft): FinishedPost {
  const post = finishDraft(draft);
  if (typeof post === "string") throw new Error(`The built-in writer produced no post: ${post}.`);
  return post;
}

export function shorten(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit - 1);
  const end = cut.lastIndexOf(" ");
  const kept = end > limit / 2 ? cut.slice(0, end) : cut.replace(/[\uD800-\uDBFF]$/, "");
  return `${kept.replace(/[\s,;:.–-]+$/, "")}…`;
}
