import { z } from "zod";
import { requireOwner } from "../_shared/caller.ts";
import type { PublishReport } from "../_shared/contracts/publish-due-posts.ts";
import type { Environment } from "../_shared/environment.ts";
import { HttpError } from "../_shared/http-error.ts";
import { jsonResponse } from "../_shared/json-response.ts";
import { logEvent } from "../_shared/log.ts";
import { createServiceClient } from "../_shared/service-client.ts";
import { webFunction } from "../_shared/web-function.ts";

const unavailable = "The function is not set up completely. Its log names the settings at fault.";

/** Publishes the scheduled posts whose time has come. For the project's own timer and a signed-in admin. */
export const publishDuePosts = webFunction({ name: "publish-due-posts", unavailable, handle });

async function handle(request: Request, environment: Environment): Promise<Response> {
  const caller = await requireOwner(request, environment);
  const { data, error, status } = await createServiceClient(environment).rpc("publish_due_posts");
  const published = z.int().nonnegative().safeParse(data);
  if (error !== null || !published.success) {
    logEvent("posts not published", { status, code: error?.code ?? "unexpected answer" });
    throw new HttpError(
      503,
      "unavailable",
      "The scheduled posts could not be published just now. Please try again in a minute.",
    );
  }
  if (published.data > 0) logEvent("posts published", { caller, published: published.data });
  const report: PublishReport = { published: published.data };
  return jsonResponse(200, report);
}
