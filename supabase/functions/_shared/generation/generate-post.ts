import { authors } from "../brand/brand.ts";
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import {
  type GeneratedPost,
  generatedPostSchema,
  generationKeyHeader,
  stillWritingCode,
} from "../contracts/generate-blog-post.ts";
import type { SqlFunction } from "../contracts/database-types.ts";
import { databaseFailed, HttpError, unavailable } from "../http-error.ts";
import { logEvent } from "../log.ts";
import type { DatabaseClient } from "../service-client.ts";
import { uuidIn } from "../uuid-in.ts";
import type { FinishedPost } from "./finish-draft.ts";
import type { ModelSettings } from "./generation-settings.ts";

type Commission = { claimId: string; topic: string | undefined };

export type Written = { post: FinishedPost; categoryId: string | undefined };

type Generation = {
  database: DatabaseClient;
  model: ModelSettings | undefined;
  request: GenerationRequest;
  /** Overrides the owner's setting for the status of generated posts. */
  isAlwaysDraft?: boolean;
  write: (commission: Commission) => Promise<Written>;
};

/** Returns the existing post when a finished request is retried. Releases the claim on failure. */
export async function generatePost(generation: Generation): Promise<GeneratedPost> {
  const { database, model, request, isAlwaysDraft = false, write } = generation;
  const claim = await claimGeneration(database, request);
  if ("writtenPostId" in claim) {
    logEvent("existing post returned", { post: claim.writtenPostId });
    return await readPost(database, claim.writtenPostId);
  }
  const writer = model === undefined ? "built-in" : "model";
  try {
    const { post, categoryId } = await write(claim);
    const chosen = await readChoices(database);
    const stored = await storePost(database, {
      claim_id: claim.claimId,
      title: post.title,
      slug: post.slug,
      excerpt: post.excerpt,
      content: post.content,
      status: isAlwaysDraft ? "draft" : (chosen?.generated_posts ?? "draft"),
      category_id: categoryId ?? null,
      author: chosen?.generated_author ?? authors.generated,
      read_time_minutes: post.readTimeMinutes,
      tags: post.tags,
      seo_meta_description: post.metaDescription,
    });
    logEvent("post generated", { post: stored.id, status: stored.status, topic: claim.topic, writer });
    return stored;
  } catch (error) {
    await releaseGeneration(database, claim.claimId);
    throw error;
  }
}

async function readChoices(database: DatabaseClient) {
  const columns = "generated_posts, generated_author";
  const { data } = await database.from("owner_settings").select(columns).retry(false).maybeSingle();
  return data;
}

/** Generates an id if there is none. Throws HttpError 400 for an invalid id, because the sender expects idempotency. */
export function requestId(headers: Headers): string {
  if (!headers.has(generationKeyHeader)) return randomUUID();
  const id = uuidIn(headers, generationKeyHeader);
  if (id === undefined)
    throw new HttpError(400, "invalid_key", "The request's Idempotency-Key must be a UUID.");
  return id;
}

/** Exceeds the longest run. Another caller may claim the request afterwards. */
const lease = "5 minutes";

const claimSchema = z.tuple([
  z.object({
    outcome: z.enum(["claimed", "writing", "written", "different_request"]),
    claim_id: z.guid().nullable(),
    topic: z.string().nullable(),
    post_id: z.guid().nullable(),
  }),
]) satisfies z.ZodType<SqlFunction<"claim_post_generation">["Returns"]>;

type GenerationRequest = {
  requestId: string;
  /** Hash of the request, to reject an id that is reused for a different request. */
  fingerprint: string;
  /** Library topic ids to choose from; undefined if the owner entered a topic. */
  topics?: string[] | undefined;
};

const refused = (code: string, sentence: string, headers: Record<string, string> = {}) =>
  new HttpError(409, code, sentence, { headers });

const notStarted = "The post could not be started just now. Please try again in a minute.";

/**
 * Claims the request before anything costs money. Throws HttpError 409 if another caller holds the claim, the id was
 * used for a different request or the post was deleted. Throws HttpError 503 when the database fails.
 */
async function claimGeneration(
  database: DatabaseClient,
  request: GenerationRequest,
): Promise<Commission | { writtenPostId: string }> {
  const answer = await database.rpc("claim_post_generation", {
    request_id: request.requestId,
    fingerprint: request.fingerprint,
    topics: request.topics ?? null,
    lease,
  });
  const rows = claimSchema.safeParse(answer.data);
  if (answer.error !== null || !rows.success)
    throw databaseFailed("generation not claimed", answer, notStarted);
  const [{ outcome, claim_id: claimId, topic, post_id: writtenPostId }] = rows.data;
  if (outcome === "writing") {
    const sentence = "This post is already being written. It will be in the list in a minute or two.";
    throw refused(stillWritingCode, sentence, { "Retry-After": "30" });
  }
  if (outcome === "different_request")
    throw refused("key_reused", "This request has already been used for another post. Please try again.");
  if (outcome === "written") {
    if (writtenPostId !== null) return { writtenPostId };
    throw refused("post_deleted", "The post of this request was deleted. Please try again for a new one.");
  }
  if (claimId === null) throw unavailable(notStarted);
  return { claimId, topic: topic ?? undefined };
}

/** Releases the claim for an immediate retry. Ignores errors, because claims expire. */
async function releaseGeneration(database: DatabaseClient, claimId: string): Promise<void> {
  const { error, status } = await database.rpc("release_post_generation", { claim_id: claimId });
  if (error !== null) logEvent("generation not released", { status, code: error.code });
}

/** Milliseconds before each retry. Retrying is worthwhile, because the text may have cost money. */
const pauses = [300, 1500];

const notStored = () =>
  new HttpError(503, "not_stored", "The article was written but could not be saved. Please try again.");

/** Retries twice; idempotent, because a claim stores only one post. Throws HttpError 503 when storing fails. */
async function storePost(
  database: DatabaseClient,
  post: SqlFunction<"store_generated_post">["Args"],
): Promise<GeneratedPost> {
  for (let attempt = 0; ; attempt += 1) {
    const { data, error, status } = await database.rpc("store_generated_post", post);
    const stored = generatedPostSchema.safeParse({ post: data?.[0] });
    if (error === null && stored.success) return stored.data.post;
    // Logs only the code, because the database's message may contain row values.
    logEvent("post not stored", { status, code: error?.code ?? "unexpected answer" });
    const wait = pauses[attempt];
    if ((status > 0 && status < 500) || wait === undefined) throw notStored();
    await pause(wait);
  }
}

async function readPost(database: DatabaseClient, id: string): Promise<GeneratedPost> {
  const { data } = await database
    .from("blog_posts")
    .select("id, title, slug, status, created_at")
    .eq("id", id)
    .retry(false)
    .maybeSingle();
  if (data !== null) return data;
  throw unavailable("The post could not be read just now. Please try again in a minute.");
}
