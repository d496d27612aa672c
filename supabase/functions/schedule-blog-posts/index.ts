import process from "node:process";
import { requireOwner } from "../_shared/caller.ts";
import type { Environment } from "../_shared/environment.ts";
import { finishBuiltIn, type FinishedPost } from "../_shared/generation/finish-draft.ts";
import { generatePost, requestId } from "../_shared/generation/generate-post.ts";
import {
  type ModelSettings,
  notConfigured,
  readModelSettings,
} from "../_shared/generation/generation-settings.ts";
import { topics } from "../_shared/generation/library/topics.ts";
import { writeWithModel } from "../_shared/generation/model/write-with-model.ts";
import type { Category } from "../_shared/generation/post-draft.ts";
import { readCategories } from "../_shared/generation/read-categories.ts";
import type { Topic } from "../_shared/generation/topic.ts";
import { writeLibraryPost } from "../_shared/generation/writer/built-in-writer.ts";
import { jsonResponse, readJsonObject } from "../_shared/json.ts";
import { createServiceClient } from "../_shared/service-client.ts";
import { webFunction } from "../_shared/web-function.ts";

/** Writes a post about one of the least used library topics. For cron and signed-in admins. */
export default { fetch: webFunction("schedule-blog-posts", handle, notConfigured) };

async function handle(request: Request, environment: Environment): Promise<Response> {
  await requireOwner(request, environment);
  const model = readModelSettings(process.env);
  const id = requestId(request.headers);
  // No input is expected, but a client may send an empty object.
  await readJsonObject(request, { isOptional: true });

  const database = createServiceClient(environment);
  const categories = await readCategories(database);
  const post = await generatePost({
    database,
    model,
    request: {
      requestId: id,
      fingerprint: "library",
      topics: writableTopics(categories).map((topic) => topic.id),
    },
    write: async (claim) => {
      const topic = topics.find((known) => known.id === claim.topic);
      if (topic === undefined) throw new Error("The claim contains no library topic.");
      const category = categories.find(({ slug }) => slug === topic.category);
      return { post: await write(model, topic, category, claim.claimId), categoryId: category?.id };
    },
  });
  return jsonResponse(200, { post });
}

/** Topics in the blog's categories, or all topics if no category matches. */
function writableTopics(categories: Category[]): readonly Topic[] {
  const slugs = new Set(categories.map(({ slug }) => slug));
  const homely = topics.filter(({ category }) => slugs.has(category));
  return homely.length > 0 ? homely : topics;
}

async function write(
  model: ModelSettings | undefined,
  topic: Topic,
  category: Category | undefined,
  seed: string,
): Promise<FinishedPost> {
  if (!model) return finishBuiltIn(writeLibraryPost(topic, seed));
  return await writeWithModel(model, { topic: topic.titles[0], keywords: [...topic.tags], category });
}
