import process from "node:process";
import { requireOwner } from "../_shared/caller.ts";
import type { GenerationWriter } from "../_shared/contracts/generation-writer.ts";
import type { Environment } from "../_shared/environment.ts";
import { notConfigured, readModelSettings } from "../_shared/generation/generation-settings.ts";
import { topics } from "../_shared/generation/library/topics.ts";
import { jsonResponse, readJsonObject } from "../_shared/json.ts";
import { webFunction } from "../_shared/web-function.ts";

/** Shows the owner which writer is active and whether a provider charges for it. For signed-in admins. */
export default { fetch: webFunction("generation-writer", handle, notConfigured) };

async function handle(request: Request, environment: Environment): Promise<Response> {
  await requireOwner(request, environment);
  // No input is expected, but a client may send an empty object.
  await readJsonObject(request, { isOptional: true });
  const model = readModelSettings(process.env);
  const writer: GenerationWriter = model
    ? { kind: "model", model: model.model }
    : { kind: "built-in", topics: topics.length };
  return jsonResponse(200, { writer });
}
