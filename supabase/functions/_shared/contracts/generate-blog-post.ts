import { z } from "./zod.ts";
import { toTidyLine } from "./single-line.ts";

const line = (missing: string) => z.string(missing).overwrite(toTidyLine);

const keyword = line("a keyword must be text").max(60, "a keyword is longer than 60 characters");

/**
 * What generate-blog-post accepts: a topic, the category's id and, if there are any, keywords.
 * Texts come out trimmed, on one line; empty and repeated keywords are dropped. `from` names an article of the library
 * (`libraryTopics` of the answer) to write in place of an outline.
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
  from: z.object({ libraryTopic: z.string().max(100) }, "what to begin from is unknown").optional(),
});

export type GeneratePost = z.input<typeof generatePostSchema>;

/**
 * What both functions answer: the post they made, without its body. `libraryTopics` comes with an outline only, which
 * is what a topic of the owner's gets where no model is set: the nearest articles of the library, the nearest first.
 * Each can be ordered by its id.
 */
export const generatedPostSchema = z.object({
  post: z.object({
    id: z.guid(),
    title: z.string(),
    slug: z.string(),
    status: z.enum(["draft", "scheduled", "published", "archived"]),
    created_at: z.string(),
  }),
  libraryTopics: z.array(z.object({ id: z.string(), title: z.string() })).optional(),
});

export type GenerationResult = z.infer<typeof generatedPostSchema>;

export type GeneratedPost = GenerationResult["post"];

/** Most characters of a generated article, before and after it is cleaned: some thirty times what a model is asked for. */
export const longestGeneratedArticle = 200_000;

/** Names one press of Generate, a UUID: the same one sent again gets the same post, and nothing is paid for twice. */
export const generationKeyHeader = "idempotency-key";

/** The code of a refusal while the same request is being worked on: the post may appear yet. */
export const stillWritingCode = "still_writing";
