import { createHash } from "node:crypto";
import process from "node:process";
import type { z } from "zod";
import { requireOwner } from "../_shared/caller.ts";
import { generatePostSchema, type GenerationResult } from "../_shared/contracts/generate-blog-post.ts";
import type { Environment } from "../_shared/environment.ts";
import { finishBuiltIn, type FinishedPost } from "../_shared/generation/finish-draft.ts";
import { generatePost, requestId } from "../_shared/generation/generate-post.ts";
import { notConfigured, readModelSettings } from "../_shared/generation/generation-settings.ts";
import { topics } from "../_shared/generation/library/topics.ts";
import { writeWithModel } from "../_shared/generation/model/write-with-model.ts";
import type { Category } from "../_shared/generation/post-draft.ts";
import { readCategories } from "../_shared/generation/read-categories.ts";
import type { Topic } from "../_shared/generation/topic.ts";
import { writeLibraryPost } from "../_shared/generation/writer/built-in-writer.ts";
import { nearestTopics } from "../_shared/generation/writer/match-topic.ts";
import { writeOutline } from "../_shared/generation/writer/write-outline.ts";
import { HttpError } from "../_shared/http-error.ts";
import { jsonResponse, readInput } from "../_shared/json.ts";
import { createServiceClient } from "../_shared/service-client.ts";
import { webFunction } from "../_shared/web-function.ts";

const unknown = (field: string, message: string) =>
  new HttpError(400, "invalid_input", `Please check what you entered: ${message}.`, {
    fields: { [field]: message },
  });

/** Without a model, writes an outline and suggests similar library articles. For signed-in admins. */
export default { fetch: webFunction("generate-blog-post", handle, notConfigured) };

type Order = z.output<typeof generatePostSchema>;

async function handle(request: Request, environment: Environment): Promise<Response> {
  await requireOwner(request, environment);
  const model = readModelSettings(process.env);
  const id = requestId(request.headers);
  const order = await readInput(request, generatePostSchema);

  const database = createServiceClient(environment);
  const categories = await readCategories(database);
  const category = categories.find((known) => known.id === order.categoryId.toLowerCase());
  if (category === undefined) throw unknown("categoryId", "this category does not exist");

  const libraryTopic = model ? undefined : chosenTopic(order);
  const post = await generatePost({
    database,
    model,
    request: {
      requestId: id,
      fingerprint: fingerprint(order),
      // Marks the topic as used.
      ...(libraryTopic && { topics: [libraryTopic.id] }),
    },
    isAlwaysDraft: !model,
    write: async ({ claimId }) => ({
      post: model
        ? await writeWithModel(model, { topic: order.topic, keywords: order.keywords ?? [], category })
        : writeWithout(order, libraryTopic, claimId),
      categoryId: category.id,
    }),
  });
  const isOutline = !model && !libraryTopic;
  const result: GenerationResult = { post, ...(isOutline && { libraryTopics: nearest(order, category) }) };
  return jsonResponse(200, result);
}

function chosenTopic({ from }: Order): Topic | undefined {
  if (from === undefined) return undefined;
  const topic = topics.find(({ id }) => id === from.libraryTopic);
  if (topic === undefined) throw unknown("from", "the library has no such article");
  return topic;
}

function nearest({ topic, keywords = [] }: Order, category: Category): GenerationResult["libraryTopics"] {
  const found = nearestTopics({ topic, keywords, categorySlug: category.slug }, topics);
  return found.map(({ id, titles: [title] }) => ({ id, title }));
}

function writeWithout(
  { topic, keywords = [] }: Order,
  chosen: Topic | undefined,
  seed: string,
): FinishedPost {
  if (chosen === undefined) return writeOutline(topic, keywords);
  return finishBuiltIn({ ...writeLibraryPost(chosen, seed), title: chosen.titles[0] });
}

const fingerprint = ({ topic, categoryId, keywords = [], from }: Order) =>
  createHash("sha256")
    .update(JSON.stringify([topic, categoryId, keywords, from]))
    .digest("hex");
