import type { RunningBackend } from "@brightwren/backend/backend-options";
import { type RebuildReport, rebuildReportSchema } from "@brightwren/functions/contracts/request-rebuild";
import { callFunction } from "./enquiries-visitor.ts";

type RebuildState = {
  change_count: number;
  changed_at: string | null;
  waiting_since: string | null;
  attempts: number;
  next_attempt_at: string;
  last_error: string | null;
  requested_at: string | null;
};

export async function rebuildState(backend: RunningBackend): Promise<RebuildState> {
  const [state] = await backend.sql<RebuildState>("select * from private.site_rebuild");
  if (!state) throw new Error("The row of private.site_rebuild is missing.");
  return state;
}

export const forgetChanges = (backend: RunningBackend) =>
  backend.sql(
    `update private.site_rebuild set change_count = 0, changed_at = null, waiting_since = null, attempts = 0,
       next_attempt_at = now() - interval '1 second', last_error = null, requested_at = null`,
  );

/** Advances the clock past the quiet period and any retry delay. */
export const letTimePass = (backend: RunningBackend, time = "1 minute") =>
  backend.sql(
    `update private.site_rebuild set changed_at = changed_at - $1::interval,
       waiting_since = waiting_since - $1::interval, next_attempt_at = next_attempt_at - $1::interval`,
    [time],
  );

export const publish = (backend: RunningBackend, slug: string) =>
  backend.sql(
    `insert into public.blog_posts (title, slug, status, published_at) values ('A post', $1, 'published', now())`,
    [slug],
  );

export const callRequestRebuild = (backend: RunningBackend): Promise<Response> =>
  callFunction(backend, "request-rebuild", {
    headers: { Authorization: `Bearer ${backend.serviceRoleKey}` },
  });

export async function requestRebuild(backend: RunningBackend): Promise<RebuildReport> {
  const response = await callRequestRebuild(backend);
  if (response.status !== 200) throw new Error(`request-rebuild answered ${response.status}`);
  return rebuildReportSchema.parse(await response.json());
}
