import { z } from "./zod.ts";
import { toTidyLine } from "./single-line.ts";

const line = (missing: string) => z.string(missing).overwrite(toTidyLine);

const keyword = line("a keyword must be text").max(60, "a keyword is longer than 60 characters");

/** `from`: a library article to write instead of an outline (an id from `libraryTopics` in an earlier response). */
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
  from: z.object({ libraryTopic: z.string().max(100) }, "the library article is invalid").optional(),
});

export type GeneratePost = z.input<typeof generatePostSchema>;

/** `libraryTopics` (closest match first) is present only for outlines, which we write if no model is configured. */
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

/** Characters, before and after sanitising. About thirty times the length requested from the model. */
export const longestGeneratedArticle = 200_000;

/** A UUID for one press of Generate, so that a retry returns the same post free of charge. */
export const generationKeyHeader = "idempotency-key";

/** The same request is still in progress, so its post may appear later. */
export const stillWritingCode = "still_writing";
