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
import { HttpError } from "../http-error.ts";
import { logEvent } from "../log.ts";
import type { DatabaseClient } from "../service-client.ts";
import type { FinishedPost } from "./finish-draft.ts";
import type { GenerationSettings } from "./generation-settings.ts";

/** What a writer gets to know: its claim, and the library topic that came with it. */
type Commission = { claimId: string; topic: string | undefined };

/** A post, and the category it belongs to. */
export type Written = { post: FinishedPost; categoryId: string | undefined };

type Generation = {
  database: DatabaseClient;
  settings: GenerationSettings;
  request: GenerationRequest;
  /** Stores a draft whatever the owner's setting for generated posts is. */
  isAlwaysDraft?: boolean;
  write: (commission: Commission) => Promise<Written>;
};

/**
 * Makes one post for one request: claims it, has it written, stores it. A request that was answered before gets the same
 * post again and nothing is written. After a failure the request is free again and nothing of it is kept.
 * Throws HttpError as claimGeneration, the writer and storePost do.
 */
export async function generatePost(generation: Generation): Promise<GeneratedPost> {
  const { database, settings, request, isAlwaysDraft = false, write } = generation;
  const claim = await claimGeneration(database, request);
  if ("writtenPostId" in claim) {
    logEvent("post answered again", { post: claim.writtenPostId });
    return await readPost(database, claim.writtenPostId);
  }
  const writer = settings.model === undefined ? "built-in" : "model";
  try {
    const { post, categoryId } = await write(claim);
    const chosen = await readChoices(database);
    const stored = await storePost(database, {
      claimId: claim.claimId,
      post,
      author: chosen?.generated_author ?? authors.generated,
      status: isAlwaysDraft ? "draft" : (chosen?.generated_posts ?? "draft"),
      categoryId,
    });
    logEvent("post generated", { post: stored.id, status: stored.status, topic: claim.topic, writer });
    return stored;
  } catch (error) {
    await releaseGeneration(database, claim.claimId);
    throw error;
  }
}

/** What the owner has chosen for generated posts; null when it cannot be read. */
async function readChoices(database: DatabaseClient) {
  const columns = "generated_posts, generated_author";
  const { data } = await database.from("owner_settings").select(columns).retry(false).maybeSingle();
  return data;
}

const uuid = z.string().trim().toLowerCase().pipe(z.guid());

/**
 * Accepts a request's headers; returns the caller's name for this press of Generate, or a new one if it gave none.
 * Throws HttpError 400 for one that is no UUID: whoever sends it believes that sending it twice is safe.
 */
export function requestId(headers: Headers): string {
  const given = headers.get(generationKeyHeader);
  if (given === null) return randomUUID();
  const { data } = uuid.safeParse(given);
  if (data === undefined) {
    throw new HttpError(400, "invalid_key", "The request's Idempotency-Key must be a UUID.");
  }
  return data;
}

/** Longer than a run can take: after that it has died, and its request may be claimed again. */
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
  /** Names one press of Generate. */
  requestId: string;
  /** Says what was asked for: the same id must not be used for anything else. */
  fingerprint: string;
  /** Ids of library topics to choose from; absent when the owner named the topic. */
  topics?: string[] | undefined;
};

/** The right to write the post, or the post that was written for this request before. */
type Claim = { claimId: string; topic: string | undefined } | { writtenPostId: string };

const stillWriting = () =>
  new HttpError(
    409,
    stillWritingCode,
    "This post is already being written. It will be in the list in a minute or two.",
    { headers: { "Retry-After": "30" } },
  );

const otherRequest = () =>
  new HttpError(409, "key_reused", "This request was used for another post before. Please try again.");

const deleted = () =>
  new HttpError(409, "post_deleted", "The post of this request was deleted. Please try again for a new one.");

const unavailable = () =>
  new HttpError(503, "unavailable", "The post could not be started just now. Please try again in a minute.");

/**
 * Claims a request before anything costs money: one caller at a time gets the right to write.
 * Throws HttpError 409 while somebody is at it, when the id was used for something else, or when its post was deleted;
 * 503 when the database does not answer as it should.
 */
async function claimGeneration(database: DatabaseClient, request: GenerationRequest): Promise<Claim> {
  const { data, error, status } = await database.rpc("claim_post_generation", {
    request_id: request.requestId,
    fingerprint: request.fingerprint,
    topics: request.topics ?? null,
    lease,
  });
  const rows = claimSchema.safeParse(data);
  if (error !== null || !rows.success) {
    logEvent("generation not claimed", { status, code: error?.code ?? "unexpected answer" });
    throw unavailable();
  }
  const [{ outcome, claim_id: claimId, topic, post_id: postId }] = rows.data;
  if (outcome === "writing") throw stillWriting();
  if (outcome === "different_request") throw otherRequest();
  if (outcome === "written" && postId === null) throw deleted();
  if (outcome === "written" && postId !== null) return { writtenPostId: postId };
  if (claimId === null) throw unavailable();
  return { claimId, topic: topic ?? undefined };
}

/** Releases a claim after a failure, so that the same request may be tried again at once. Never throws: else it expires. */
async function releaseGeneration(database: DatabaseClient, claimId: string): Promise<void> {
  const { error, status } = await database.rpc("release_post_generation", { claim_id: claimId });
  if (error !== null) logEvent("generation not released", { status, code: error.code });
}

/** Milliseconds before the second and the third try: what was written may have cost money. */
const pauses = [300, 1500];

const notStored = () =>
  new HttpError(503, "not_stored", "The article was written but could not be saved. Please try again.");

type Storing = {
  claimId: string;
  post: FinishedPost;
  author: string;
  status: "published" | "draft";
  categoryId: string | undefined;
};

/**
 * Stores a finished post and settles its claim, both or neither; returns what the caller is answered. Tried three
 * times, which is safe: the claim gets one post. Throws HttpError 503 when it could not be stored.
 */
async function storePost(database: DatabaseClient, storing: Storing): Promise<GeneratedPost> {
  for (let attempt = 0; ; attempt += 1) {
    const stored = await callDatabase(database, storing);
    if (stored !== "try again") return stored;
    const wait = pauses[attempt];
    if (wait === undefined) throw notStored();
    await pause(wait);
  }
}

async function callDatabase(
  database: DatabaseClient,
  { claimId, post, author, status, categoryId }: Storing,
): Promise<GeneratedPost | "try again"> {
  const answer = await database.rpc("store_generated_post", {
    claim_id: claimId,
    title: post.title,
    slug: post.slug,
    excerpt: post.excerpt,
    content: post.content,
    status,
    category_id: categoryId ?? null,
    author,
    read_time_minutes: post.readTimeMinutes,
    tags: post.tags,
    seo_meta_description: post.metaDescription,
  });
  if (answer.error === null) {
    const row: GeneratedPost | undefined = answer.data[0];
    const stored = generatedPostSchema.safeParse({ post: row });
    if (stored.success) return stored.data.post;
  }
  // Only the code: the database's message may quote the row.
  logEvent("post not stored", { status: answer.status, code: answer.error?.code ?? "unexpected answer" });
  if (answer.status === 0 || answer.status >= 500) return "try again";
  throw notStored();
}

/** Accepts a post's id; returns what the caller is answered. Throws HttpError 503 when it cannot be read. */
async function readPost(database: DatabaseClient, id: string): Promise<GeneratedPost> {
  const { data } = await database
    .from("blog_posts")
    .select("id, title, slug, status, created_at")
    .eq("id", id)
    .retry(false)
    .maybeSingle();
  if (data !== null) return data;
  throw new HttpError(
    503,
    "unavailable",
    "The post could not be read just now. Please try again in a minute.",
  );
}
