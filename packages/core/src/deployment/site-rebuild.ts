import { getSignedInClient } from "../session/access.ts";

/**
 * How far the built site is behind. `askedAt`, `waitingSince` (a public change waits for its build), `requestedAt` (the
 * host last accepted a request): ISO timestamps of the server's clock. `lastError`: why the host could not be asked.
 */
export type SiteRebuild = {
  askedAt: string;
  waitingSince: string | null;
  requestedAt: string | null;
  lastError: string | null;
};

/** How far the built site is behind. Throws an `AccessError` or the backend's error. */
export async function readSiteRebuild(signal: AbortSignal): Promise<SiteRebuild | null> {
  const supabase = await getSignedInClient();
  const { data } = await supabase.rpc("site_rebuild_state").abortSignal(signal).throwOnError();
  const [row] = data;
  if (!row?.asked_at) return null;
  return {
    askedAt: row.asked_at,
    waitingSince: row.waiting_since,
    requestedAt: row.requested_at,
    lastError: row.last_error,
  };
}

/** Query options for `readSiteRebuild`. */
export const siteRebuildQuery = () => ({
  queryKey: ["site-rebuild"] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => readSiteRebuild(signal),
});

/** Longer than a build takes on any of the hosts: after that it has failed, or nobody builds. */
const longestBuild = 15 * 60_000;

/** Whether a build that will hold the changes made by then is on its way, as far as the database knows. */
export function isRebuilding({ askedAt, waitingSince, requestedAt, lastError }: SiteRebuild): boolean {
  const isRecent = (moment: string | null) =>
    moment !== null && Date.parse(askedAt) - Date.parse(moment) < longestBuild;
  if (waitingSince !== null && lastError === null) return isRecent(waitingSince);
  return waitingSince === null && isRecent(requestedAt);
}

/**
 * Which version of its article a page of the built site shows: the moment of the last change, in milliseconds since 1970.
 * Null for a page that was not built for an article (the shell that draws one without a file).
 */
export function versionOnPage(html: string): number | null {
  const [, moment = ""] = /<meta property="article:modified_time" content="([^"]+)"/.exec(html) ?? [];
  const at = Date.parse(moment);
  return Number.isNaN(at) ? null : at;
}

/** Whether a page of the built site shows this version of its post, or a later one. */
export function showsVersion(html: string, { updated_at }: { updated_at: string }): boolean {
  const shown = versionOnPage(html);
  return shown !== null && shown >= Date.parse(updated_at);
}
