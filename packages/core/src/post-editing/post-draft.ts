import { toWellFormed } from "../older-browsers.ts";
import { z } from "@brightwren/functions/contracts/zod";
import { isReservedSlug, slugPattern } from "./slug.ts";
import { isWebImage } from "./web-image.ts";

/** Characters, and for tags how many. */
export const postLimits = {
  title: 200,
  slug: 100,
  excerpt: 300,
  author: 100,
  tags: 10,
  tag: 50,
  /** Longer ones are cut in search results: advice, no limits. */
  titleAdvice: 60,
  metaDescriptionAdvice: 160,
  metaDescription: 500,
  alt: 500,
  /** The Data API's bodies end at 10 MB. */
  content: 1_000_000,
} as const;

// Postgres stores no NUL, and half a surrogate pair is no character.
const clean = (text: string) => toWellFormed(text.replaceAll("\u0000", ""));
const line = z.string().transform((text) => clean(text).replace(/\s+/gu, " ").trim());
const emptyIsNull = (text: string | null) => (text === "" ? null : text);

const slug = z
  .string()
  .trim()
  .min(1, "Please give the post an address.")
  .max(postLimits.slug, `An address has at most ${postLimits.slug} characters.`)
  .regex(slugPattern, {
    error: "Use small letters, digits and single hyphens between them, like spring-checklist.",
    abort: true,
  })
  .refine((text) => !isReservedSlug(text), "This word can't be an address. Add another word.");

const image = line
  .pipe(z.string().max(2000, "The picture's address is too long."))
  .refine((text) => text === "" || isWebImage(text), {
    error: "Use an address that begins with https:// or with a single /.",
  });

const earliest = Date.parse("2000-01-01T00:00:00Z");
const latest = Date.parse("2100-01-01T00:00:00Z");

/** The database accepts the same years and no others. */
const date = z.iso
  .datetime({ offset: true, error: "Please give a date and time." })
  .refine((text) => Date.parse(text) >= earliest && Date.parse(text) < latest, {
    error: "Please give a date from 2000 to 2099.",
  });

/**
 * What the editor holds and saves, by the names of the columns. Accepts what a form holds (an empty text for nothing)
 * and returns what to store; messages are for the person.
 */
export const postDraftSchema = z.object({
  title: line.pipe(
    z
      .string()
      .min(1, "Please give the post a title.")
      .max(postLimits.title, `A title has at most ${postLimits.title} characters.`),
  ),
  slug,
  excerpt: line.pipe(
    z.string().max(postLimits.excerpt, `An excerpt has at most ${postLimits.excerpt} characters.`),
  ),
  content: z
    .string()
    .max(postLimits.content, "The text is too long to store. Please make two posts of it.")
    .transform(clean),
  category_id: z
    .union([z.literal(""), z.uuid("Please choose a category from the list.")])
    .nullable()
    .transform(emptyIsNull),
  author: line.pipe(
    z
      .string()
      .min(1, "Please name an author.")
      .max(postLimits.author, `An author's name has at most ${postLimits.author} characters.`),
  ),
  tags: z
    .array(z.string())
    .transform((tags) => normaliseTags(tags.map(clean)))
    .pipe(
      z
        .array(z.string().max(postLimits.tag, `A tag has at most ${postLimits.tag} characters.`))
        .max(postLimits.tags, `A post has at most ${postLimits.tags} tags.`),
    ),
  featured_image_url: z.union([z.null(), image]).transform(emptyIsNull),
  featured_image_alt: z
    .union([
      z.null(),
      line.pipe(
        z.string().max(postLimits.alt, `What the picture shows has at most ${postLimits.alt} characters.`),
      ),
    ])
    .transform(emptyIsNull),
  seo_title: z
    .union([
      z.null(),
      line.pipe(z.string().max(postLimits.title, `An SEO title has at most ${postLimits.title} characters.`)),
    ])
    .transform(emptyIsNull),
  seo_meta_description: z
    .union([
      z.null(),
      line.pipe(
        z
          .string()
          .max(
            postLimits.metaDescription,
            `That is too long: ${postLimits.metaDescription} characters at most.`,
          ),
      ),
    ])
    .transform(emptyIsNull),
  published_at: z.union([z.null(), z.literal(""), date]).transform(emptyIsNull),
});

/** What a form holds. */
export type PostDraft = z.input<typeof postDraftSchema>;

/** What is stored. */
export type PostFields = z.output<typeof postDraftSchema>;

/** Tags as they are stored: trimmed, none empty, none twice whatever its case, in the order they were given. */
export function normaliseTags(tags: readonly string[]): string[] {
  const known = new Map<string, string>();
  for (const tag of tags.map((text) => text.replace(/\s+/gu, " ").trim())) {
    const key = tag.toLowerCase();
    if (tag && !known.has(key)) known.set(key, tag);
  }
  return [...known.values()];
}

/** The tags in a text that separates them by commas. */
export const tagsFromText = (text: string): string[] => normaliseTags(text.split(","));

/**
 * The fields in which two texts of a post differ; dates are compared as times. None after a save whose answer was
 * lost: the “conflict” is then what the person saved themselves.
 */
export function differingFields(mine: PostFields, theirs: PostFields): (keyof PostFields)[] {
  const names = Object.keys(mine) as (keyof PostFields)[];
  return names.filter((name) => comparable(mine, name) !== comparable(theirs, name));
}

function comparable(fields: PostFields, name: keyof PostFields): string | number | null {
  if (name === "tags") return JSON.stringify(fields.tags);
  if (name === "published_at") return fields.published_at && Date.parse(fields.published_at);
  return fields[name];
}

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
