import { z } from "./zod.ts";
import { toTidyLine } from "./single-line.ts";

const line = (missing: string) => z.string(missing).overwrite(toTidyLine);

const keyword = line("a keyword must be text").max(60, "a keyword is longer than 60 characters");

/**
 * What generate-blog-post accepts: a topic, the category's id and, if there are any, keywords.
 * Texts come out trimmed, on one line; empty and repeated keywords are dropped. `from` is what the owner has chosen of an
 * offer (`generationOfferSchema`): an article of the library, or an outline with their topic.
 */
export const generatePostSchema = z.object({
  topic: line("the topic is missing")
    .min(1, "the topic is missing")
    .max(200, "the topic is longer than 200 characters"),
  categoryId: z.guid("the category is missing"),
  keywords: z
    .array(keyword, "the keywords must be a list")
    .max(20, "there are more than 20 keywords")
    .transform((words) => [...new Set(words.filter(Boolean))])
    .optional(),
  from: z
    .union(
      [z.object({ libraryTopic: z.string().max(100) }), z.literal("outline")],
      "what to begin from is unknown",
    )
    .optional(),
});

export type GeneratePost = z.input<typeof generatePostSchema>;

/** What both functions answer: the post they made, without its body. */
export const generatedPostSchema = z.object({
  post: z.object({
    id: z.guid(),
    title: z.string(),
    slug: z.string(),
    status: z.enum(["draft", "scheduled", "published", "archived"]),
    created_at: z.string(),
  }),
});

export type GeneratedPost = z.infer<typeof generatedPostSchema>["post"];

/**
 * What generate-blog-post answers in place of a post where no model is set and `from` says nothing: the library has no
 * article on a topic of the owner's, so nothing was written. The nearest titles that it has, the nearest first; each can
 * be ordered by its id, or an outline.
 */
export const generationOfferSchema = z.object({
  offer: z.object({ libraryTopics: z.array(z.object({ id: z.string(), title: z.string() })) }),
});

export type GenerationOffer = z.infer<typeof generationOfferSchema>["offer"];

/** Names one press of Generate, a UUID: the same one sent again gets the same post, and nothing is paid for twice. */
export const generationKeyHeader = "idempotency-key";

/** The code of a refusal while the same request is being worked on: the post may appear yet. */
export const stillWritingCode = "still_writing";
