import { ownerQuery } from "../session/access.ts";

/**
 * ISO timestamps of the server's clock. `waitingSince`: oldest unbuilt public change. `requestedAt`: last request that
 * the hosting provider accepted. `lastError`: why the last request failed.
 */
type SiteRebuild = {
  askedAt: string;
  waitingSince: string | null;
  requestedAt: string | null;
  lastError: string | null;
};

/** Returns null if there is no data. */
export const siteRebuildQuery = () =>
  ownerQuery(["site-rebuild"], async (supabase, signal): Promise<SiteRebuild | null> => {
    const { data } = await supabase.rpc("site_rebuild_state").abortSignal(signal).throwOnError();
    const [row] = data;
    if (!row?.asked_at) return null;
    return {
      askedAt: row.asked_at,
      waitingSince: row.waiting_since,
      requestedAt: row.requested_at,
      lastError: row.last_error,
    };
  });

/** Milliseconds. No hosting provider takes longer to build the site. */
const longestBuild = 15 * 60_000;

/** Whether a build with all current changes is running, as far as the database knows. */
export function isRebuilding({ askedAt, waitingSince, requestedAt, lastError }: SiteRebuild): boolean {
  const isRecent = (moment: string | null) =>
    moment !== null && Date.parse(askedAt) - Date.parse(moment) < longestBuild;
  if (waitingSince !== null && lastError === null) return isRecent(waitingSince);
  return waitingSince === null && isRecent(requestedAt);
}

/** Returns an article's `modified_time` in Unix milliseconds, or null for the fallback page. */
function versionOnPage(html: string): number | null {
  const [, moment = ""] = /<meta property="article:modified_time" content="([^"]+)"/.exec(html) ?? [];
  const at = Date.parse(moment);
  return Number.isNaN(at) ? null : at;
}

/** Whether a page shows this version of the post or a later one. */
export function showsVersion(html: string, { updated_at }: { updated_at: string }): boolean {
  const shown = versionOnPage(html);
  return shown !== null && shown >= Date.parse(updated_at);
}
