import { z } from "zod";
import { requireOwner } from "../_shared/caller.ts";
import type { TidyReport } from "../_shared/contracts/tidy-pictures.ts";
import type { SqlFunction } from "../_shared/contracts/database-types.ts";
import type { Environment } from "../_shared/environment.ts";
import { databaseFailed } from "../_shared/http-error.ts";
import { jsonResponse, readJsonObject } from "../_shared/json.ts";
import { logEvent } from "../_shared/log.ts";
import { createServiceClient, type DatabaseClient } from "../_shared/service-client.ts";
import { webFunction } from "../_shared/web-function.ts";

/** A picture has up to five files. */
const batchSize = 20;

/** Milliseconds in which batches may start. The next run continues. */
const runTime = 30_000;

/** Deletes pictures that have been unused for 30 days. For cron and signed-in admins. */
export default { fetch: webFunction("tidy-pictures", handle) };

async function handle(request: Request, environment: Environment): Promise<Response> {
  const { caller } = await requireOwner(request, environment);
  // No input is expected, but a client may send an empty object.
  await readJsonObject(request, { isOptional: true });
  const database = createServiceClient(environment);
  const deadline = Date.now() + runTime;
  const report: TidyReport = { removed: 0, failed: 0 };
  while (Date.now() < deadline) {
    const claimed = await claimPictures(database);
    if (claimed.length === 0) break;
    if (!(await removePictures(database, claimed))) {
      // Storage is unavailable or rejects deletions, so further batches would also fail.
      report.failed = claimed.length;
      break;
    }
    report.removed += claimed.length;
  }
  if (report.removed + report.failed > 0) logEvent("pictures tidied", { caller, ...report });
  return jsonResponse(200, report);
}

const claimSchema = z.array(z.object({ hash: z.string(), files: z.array(z.string()) })) satisfies z.ZodType<
  SqlFunction<"claim_unused_pictures">["Returns"]
>;

type ClaimedPicture = z.infer<typeof claimSchema>[number];

/** Leases a batch to this caller. Throws HttpError 503 when the database fails. */
async function claimPictures(database: DatabaseClient): Promise<ClaimedPicture[]> {
  const answer = await database.rpc("claim_unused_pictures", { batch_size: batchSize });
  const claimed = claimSchema.safeParse(answer.data);
  if (answer.error === null && claimed.success) return claimed.data;
  const sentence = "The pictures could not be read just now. Please try again in a minute.";
  throw databaseFailed("pictures not claimed", answer, sentence);
}

/** Returns whether everything was deleted. The rest can be claimed again after five minutes. */
async function removePictures(database: DatabaseClient, pictures: ClaimedPicture[]): Promise<boolean> {
  const files = pictures.flatMap((picture) => picture.files);
  if (files.length > 0) {
    const { data, error } = await database.storage.from("post-images").remove(files);
    if (error !== null || data.length === 0) {
      logEvent("picture files not deleted", { files: files.length, kind: error?.name ?? "none was found" });
      return false;
    }
  }
  const { error } = await database
    .from("post_pictures")
    .delete()
    .in(
      "hash",
      pictures.map(({ hash }) => hash),
    )
    // Skips a picture that was uploaded again in the meantime.
    .not("removing_since", "is", null);
  if (error !== null) logEvent("pictures not deleted", { code: error.code });
  return error === null;
}
