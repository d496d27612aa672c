import type { SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import { stillWritingCode } from "../contracts/generate-blog-post.ts";
import { HttpError } from "../http-error.ts";
import { logEvent } from "../log.ts";

/** Longer than a run can take: after that it has died, and its request may be taken up again. */
const lease = "5 minutes";

const claimSchema = z.tuple([
  z.object({
    outcome: z.enum(["claimed", "writing", "written", "different_request"]),
    claim_id: z.guid().nullable(),
    topic: z.string().nullable(),
    post_id: z.guid().nullable(),
  }),
]);

export type GenerationRequest = {
  /** Names one press of Generate. */
  requestId: string;
  /** Says what was asked for: the same id must not be used for anything else. */
  fingerprint: string;
  /** Ids of library topics to choose from; absent when the owner named the topic. */
  topics?: string[] | undefined;
};

/** The right to write the post, or the post that was written for this request before. */
export type Claim = { claimId: string; topic: string | undefined } | { writtenPostId: string };

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
export async function claimGeneration(database: SupabaseClient, request: GenerationRequest): Promise<Claim> {
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
