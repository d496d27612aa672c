import { toWellFormed } from "../older-browsers.ts";
import { searchLengths } from "@brightwren/functions/contracts/post-fields";
import { z } from "@brightwren/functions/contracts/zod";
import { isReservedSlug, slugPattern } from "./slug.ts";
import { isWebImage } from "./web-image.ts";

/** In characters; `tags` is a count. */
export const postLimits = {
  title: 200,
  slug: 100,
  excerpt: 300,
  author: 100,
  tags: 10,
  tag: 50,
  /** Advice, not limits. */
  titleAdvice: searchLengths.title,
  metaDescriptionAdvice: searchLengths.description,
  metaDescription: 500,
  alt: 500,
  /** The Data API limits bodies to 10 MB. */
  content: 1_000_000,
} as const;

// Postgres rejects NUL, and UTF-8 cannot encode lone surrogates.
const clean = (text: string) => toWellFormed(text.replaceAll("\u0000", "")).normalize("NFC");
const line = z.string().transform((text) => clean(text).replace(/\s+/gu, " ").trim());
const emptyIsNull = (text: string | null) => (text === "" ? null : text);
const atMost = (what: string, most: number) =>
  z.string().max(most, `${what} can have at most ${most} characters.`);
const optionalLine = (text: z.ZodString) => z.union([z.null(), line.pipe(text)]).transform(emptyIsNull);

const slug = z
  .string()
  .trim()
  .min(1, "Please enter an address.")
  .max(postLimits.slug, `An address can have at most ${postLimits.slug} characters.`)
  .regex(slugPattern, {
    error: "Use lower-case letters, digits and single hyphens, like spring-checklist.",
    abort: true,
  })
  .refine((text) => !isReservedSlug(text), "This word can’t be an address. Add another word.");

const image = line
  .pipe(z.string().max(2000, "The picture’s address is too long."))
  .refine((text) => text === "" || isWebImage(text), {
    error: "Use an address that starts with https:// or a single /.",
  });

const earliest = Date.parse("2000-01-01T00:00:00Z");
const latest = Date.parse("2100-01-01T00:00:00Z");

/** The database enforces the same range of years. */
const date = z.iso
  .datetime({ offset: true, error: "Please enter a date and time." })
  .refine((text) => Date.parse(text) >= earliest && Date.parse(text) < latest, {
    error: "Please enter a date from 2000 to 2099.",
  });

/** Validates the editor's form, where an empty string means no value. Messages are shown to the user. */
export const postDraftSchema = z.object({
  title: line.pipe(atMost("A title", postLimits.title).min(1, "Please enter a title.")),
  slug,
  excerpt: line.pipe(atMost("An excerpt", postLimits.excerpt)),
  content: z
    .string()
    .max(postLimits.content, "The text is too long to save. Please split it into two posts.")
    .transform(clean),
  category_id: z
    .union([z.literal(""), z.uuid("Please choose a category from the list.")])
    .nullable()
    .transform(emptyIsNull),
  author: line.pipe(atMost("An author’s name", postLimits.author).min(1, "Please enter an author.")),
  tags: z
    .array(z.string())
    .transform((tags) => normaliseTags(tags.map(clean)))
    .pipe(
      z
        .array(atMost("A tag", postLimits.tag))
        .max(postLimits.tags, `A post can have at most ${postLimits.tags} tags.`),
    ),
  featured_image_url: z.union([z.null(), image]).transform(emptyIsNull),
  featured_image_alt: optionalLine(atMost("Alt text", postLimits.alt)),
  seo_title: optionalLine(atMost("An SEO title", postLimits.title)),
  seo_meta_description: optionalLine(
    z
      .string()
      .max(postLimits.metaDescription, `That is too long: ${postLimits.metaDescription} characters at most.`),
  ),
  published_at: z.union([z.null(), z.literal(""), date]).transform(emptyIsNull),
});

export type PostDraft = z.input<typeof postDraftSchema>;

export type PostFields = z.output<typeof postDraftSchema>;

/** Trims tags and drops empty ones and case-insensitive duplicates. Preserves the order. */
export function normaliseTags(tags: readonly string[]): string[] {
  const known = new Map<string, string>();
  for (const tag of tags.map((text) => text.normalize("NFC").replace(/\s+/gu, " ").trim())) {
    const key = tag.toLowerCase();
    if (tag && !known.has(key)) known.set(key, tag);
  }
  return [...known.values()];
}

export const tagsFromText = (text: string): string[] => normaliseTags(text.split(","));

export {
  emptyFields,
  emptyForNull,
  nullForEmpty,
  type PostFieldName,
  postFieldNames,
  postFields,
  systemColumns,
  type TextFields,
} from "@brightwren/functions/contracts/post-fields";
export { countWords, readingTime } from "@brightwren/functions/contracts/reading-time";
