import type { RunningBackend } from "@brightwren/backend/backend-options";
import type { Post } from "@brightwren/core/admin-posts/post";
import { generatedPostSchema, type GeneratedPost } from "@brightwren/functions/contracts/generate-blog-post";
import { afterAll, beforeAll } from "vitest";
import { modelKey, type ModelServer, startModelServer } from "../mocks/model-server.ts";
import { callFunction } from "./enquiries-visitor.ts";
import { ownBackend } from "./own-backend.ts";

export type Generator = "generate-blog-post" | "schedule-blog-posts";

export const addLibraryCategories = (backend: RunningBackend) =>
  backend.sql(
    `insert into public.blog_categories (name, slug) values
       ('SEO Basics', 'seo-basics'), ('Local SEO', 'local-seo'), ('Web Design', 'web-design'),
       ('Website Performance', 'website-performance'), ('Writing for the Web', 'writing-for-the-web'),
       ('Domains & Hosting', 'domains-and-hosting'), ('Law & Accessibility', 'law-and-accessibility')`,
  );

/** Starts a backend whose functions use a mock model. */
export function generationBackend() {
  const model = {} as ModelServer;
  beforeAll(async () => {
    Object.assign(model, await startModelServer());
  });
  afterAll(() => model.stop?.());
  const backend = ownBackend(() => ({
    env: { AI_BASE_URL: model.url, AI_API_KEY: modelKey, AI_MODEL: "practice-1" },
  }));
  beforeAll(() => addLibraryCategories(backend));
  return { backend, model };
}

export async function categoryId(backend: RunningBackend, slug = "web-design"): Promise<string> {
  const [row] = await backend.sql<{ id: string }>("select id from public.blog_categories where slug = $1", [
    slug,
  ]);
  if (!row) throw new Error(`There is no category ${slug}.`);
  return row.id;
}

export const chooseGeneratedPosts = (backend: RunningBackend, status: "draft" | "published") =>
  backend.sql("update public.owner_settings set generated_posts = $1", [status]);

/** Calls one of the two generators, with the secret key unless `headers` overrides it. */
export function press(
  backend: RunningBackend,
  name: Generator,
  { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {},
): Promise<Response> {
  const all = new Headers({ authorization: `Bearer ${backend.serviceRoleKey}`, ...headers });
  if (body !== undefined) all.set("content-type", "application/json");
  return callFunction(backend, name, {
    headers: all,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

export async function madePost(response: Response): Promise<GeneratedPost> {
  const body: unknown = await response.json();
  if (response.status !== 200)
    throw new Error(`The function answered ${response.status}: ${JSON.stringify(body)}`);
  return generatedPostSchema.parse(body).post;
}

export const posts = (backend: RunningBackend): Promise<Post[]> =>
  backend.sql<Post>("select * from public.blog_posts order by created_at, id");

export const generations = (backend: RunningBackend) =>
  backend.sql<{ state: string; topic: string | null; post_id: string | null }>(
    "select state, topic, post_id from private.post_generations order by created_at",
  );

export const forgetPosts = (backend: RunningBackend) =>
  backend.sql("delete from private.post_generations; delete from public.blog_posts;");
