import { countWords, readingTime } from "../contracts/reading-time.ts";
import { suggestSlug } from "../contracts/suggest-slug.ts";
import type { PostDraft } from "./post-draft.ts";
import { UnreadableTextError } from "./text/readable.ts";
import { plainLine, sanitiseMarkdown } from "./text/sanitise.ts";

/** A generated article has at least this many words. */
const fewestWords = 700;

const fewestTags = 3;
const mostTags = 6;
/** The editor accepts no longer tag. */
const longestTag = 50;

/** A post that may be stored: clean, complete and within its limits. */
export type FinishedPost = {
  title: string;
  slug: string;
  excerpt: string;
  content: string;
  tags: string[];
  metaDescription: string;
  readTimeMinutes: number;
};

/** A field but the article is longer than this only by mistake: cleaning it would take long, and it is shortened anyway. */
const longestField = 2000;
const mostTagsRead = 100;

/** Why a draft is no post: a field is empty once it is clean, it has too few tags, or its article cannot be stored. */
type DraftFault = "unusable" | "too_short" | "too_long";

/**
 * Accepts a draft; returns the post made of it, or what is wrong with it. Texts are cleaned (sanitiseMarkdown, plainLine);
 * a title, excerpt, tag or description that is too long is shortened, the words are counted after the cleaning.
 */
export function finishDraft(draft: PostDraft): FinishedPost | DraftFault {
  const title = shorten(cleanField(draft.title), 200);
  const excerpt = shorten(cleanField(draft.excerpt), 300);
  const metaDescription = shorten(cleanField(draft.metaDescription), 160);
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

/** Accepts tags; returns the first `most` of them, none empty, none twice whatever its case, long ones shortened. */
export function distinctTags(tags: readonly string[], most: number): string[] {
  const byName = new Map<string, string>();
  for (const tag of tags.map((text) => shorten(text, longestTag)).filter(Boolean)) {
    const name = tag.toLowerCase();
    if (!byName.has(name)) byName.set(name, tag);
  }
  return [...byName.values()].slice(0, most);
}

/** Accepts a draft of the built-in writer; returns the post made of it. Throws an Error for a fault: that would be a bug. */
export function finishBuiltIn(draft: PostDraft): FinishedPost {
  const post = finishDraft(draft);
  if (typeof post === "string") throw new Error(`The built-in writer wrote no post: ${post}.`);
  return post;
}

/** Accepts a text; returns it with at most `limit` characters, cut between words and ended with "…" if it was longer. */
export function shorten(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit - 1);
  const end = cut.lastIndexOf(" ");
  const kept = end > limit / 2 ? cut.slice(0, end) : cut.replace(/[\uD800-\uDBFF]$/, "");
  return `${kept.replace(/[\s,;:.–-]+$/, "")}…`;
}
