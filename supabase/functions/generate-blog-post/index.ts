import { createHash } from "node:crypto";
import process from "node:process";
import type { z } from "zod";
import { requireOwner } from "../_shared/caller.ts";
import { type GeneratedPost, generatePostSchema } from "../_shared/contracts/generate-blog-post.ts";
import type { Environment } from "../_shared/environment.ts";
import { finishBuiltIn, type FinishedPost } from "../_shared/generation/finish-draft.ts";
import { generatePost, requestId } from "../_shared/generation/generate-post.ts";
import {
  type GenerationSettings,
  readGenerationSettings,
} from "../_shared/generation/generation-settings.ts";
import { writeWithModel } from "../_shared/generation/model/write-with-model.ts";
import type { Category } from "../_shared/generation/post-draft.ts";
import { readCategories } from "../_shared/generation/read-categories.ts";
import { writeCustomPost } from "../_shared/generation/writer/built-in-writer.ts";
import { HttpError, invalidInput } from "../_shared/http-error.ts";
import { jsonResponse, readJsonObject } from "../_shared/json.ts";
import { createServiceClient } from "../_shared/service-client.ts";
import { webFunction } from "../_shared/web-function.ts";

const unavailable =
  "Generating posts is not set up completely. The function's log names the settings at fault.";

const noCategory = "this category does not exist";
const unknownCategory = () =>
  new HttpError(400, "invalid_input", `Please check what you entered: ${noCategory}.`, {
    fields: { categoryId: noCategory },
  });

/** Writes a post about a topic the owner names, and stores it; answers the post. For a signed-in admin. */
export default { fetch: webFunction({ name: "generate-blog-post", unavailable, handle }) };

type Order = z.output<typeof generatePostSchema>;

async function handle(request: Request, environment: Environment): Promise<Response> {
  await requireOwner(request, environment);
  const settings = readGenerationSettings(process.env);
  const id = requestId(request.headers);
  const parsed = generatePostSchema.safeParse(await readJsonObject(request));
  if (!parsed.success) throw invalidInput(parsed.error);

  const database = createServiceClient(environment);
  const categories = await readCategories(database);
  const category = categories.find((known) => known.id === parsed.data.categoryId.toLowerCase());
  if (category === undefined) throw unknownCategory();

  const post: GeneratedPost = await generatePost({
    database,
    settings,
    request: { requestId: id, fingerprint: fingerprint(parsed.data) },
    write: async ({ claimId }) => ({
      post: await write(settings, parsed.data, category, claimId),
      categoryId: category.id,
    }),
  });
  return jsonResponse(200, { post });
}

async function write(
  settings: GenerationSettings,
  { topic, keywords = [] }: Order,
  category: Category,
  seed: string,
): Promise<FinishedPost> {
  if (settings.model) return await writeWithModel(settings.model, { topic, keywords, category });
  return finishBuiltIn(writeCustomPost({ topic, keywords, categorySlug: category.slug }, seed));
}

const fingerprint = ({ topic, categoryId, keywords = [] }: Order) =>
  createHash("sha256")
    .update(JSON.stringify([topic, categoryId, keywords]))
    .digest("hex");
