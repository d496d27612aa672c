import type { Row } from "@brightwren/functions/contracts/database-types";
import { paths } from "../paths.ts";
import { askAsOwner } from "../session/access.ts";
import { rowsQuery } from "../session/owner-rows.ts";
import { serverNow } from "../supabase/server-clock.ts";

export type DraftLink = Pick<Row<"draft_links">, "id" | "created_at" | "expires_at">;

export const linkDays = [1, 7, 30] as const;

export type LinkDays = (typeof linkDays)[number];

export const draftLinkKeys = { of: (postId: string) => ["admin", "draft-links", postId] as const };

const day = 86_400_000;

/** Returns valid links, newest first. */
export const draftLinksQuery = (postId: string) =>
  rowsQuery(draftLinkKeys.of(postId), (supabase) =>
    supabase
      .from("draft_links")
      .select("id, created_at, expires_at")
      .eq("post_id", postId)
      .gt("expires_at", new Date(serverNow()).toISOString())
      .order("created_at", { ascending: false }),
  );

const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Returns the link's URL. The server stores only the token's hash. The fragment keeps the token out of logs. */
export async function makeDraftLink(postId: string, days: LinkDays, siteUrl: string): Promise<string> {
  const token = hex(crypto.getRandomValues(new Uint8Array(24)));
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token));
  const link = {
    post_id: postId,
    token_hash: hex(new Uint8Array(hash)),
    expires_at: new Date(serverNow() + days * day).toISOString(),
  };
  await askAsOwner((supabase) => supabase.from("draft_links").insert(link));
  return `${siteUrl}${paths.draft}#${token}`;
}

/** Revokes a link; idempotent. */
export const withdrawDraftLink = (id: string): Promise<null> =>
  askAsOwner((supabase) => supabase.from("draft_links").delete().eq("id", id));
