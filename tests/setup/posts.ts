import type { Post } from "@brightwren/core/admin-posts/post";
import { serviceClient } from "./service-client.ts";

export type NewPost = Partial<Post> & Pick<Post, "title">;

export async function addPost({ slug, ...post }: NewPost): Promise<string> {
  const row = {
    slug: slug ?? `journey-${crypto.randomUUID()}`,
    excerpt: "Written by a journey.",
    content: "Text.",
    status: "published",
    published_at: "2020-03-05T12:00:00Z",
    ...post,
  };
  const { data } = await serviceClient().from("blog_posts").insert(row).select("id").single().throwOnError();
  return String(data.id);
}

export const addDraft = (post: NewPost): Promise<string> => addPost({ status: "draft", ...post });

export async function removePosts(ids: string[]): Promise<void> {
  await serviceClient().from("blog_posts").delete().in("id", ids).throwOnError();
}

/** Adds posts of 5 KB each by default. Every twentieth is a draft. Returns the number of published posts. */
export async function addManyPosts(
  count: number,
  content = "Five kilobytes of text. ".repeat(210),
): Promise<number> {
  const rows = Array.from({ length: count }, (_, n) => {
    const draft = n % 20 === 19;
    const number = String(n).padStart(5, "0");
    return {
      title: `Many ${number}${draft ? " draft" : ""}`,
      slug: `many-${number}`,
      excerpt: "One of very many.",
      content,
      status: draft ? "draft" : "published",
      published_at: new Date(Date.UTC(2020, 0, 1) + n * 3_600_000).toISOString(),
    };
  });
  for (let from = 0; from < count; from += 500) {
    await serviceClient()
      .from("blog_posts")
      .insert(rows.slice(from, from + 500))
      .throwOnError();
  }
  return rows.filter(({ status }) => status === "published").length;
}

type ListedPost = Pick<Post, "slug" | "title" | "excerpt" | "status" | "published_at"> & {
  category: { slug: string } | null;
};

/** `waitingSince`: the time of the oldest change that is not built, or null if the site was built an hour ago. */
export const rebuildState = (waitingSince: Date | null) => {
  const now = Date.now();
  return [
    {
      asked_at: new Date(now).toISOString(),
      waiting_since: waitingSince?.toISOString() ?? null,
      requested_at: new Date(now - 3_600_000).toISOString(),
      last_error: null,
    },
  ];
};

export async function listPosts(): Promise<ListedPost[]> {
  const { data } = await serviceClient()
    .from("blog_posts")
    .select("slug, title, excerpt, status, published_at, category:blog_categories(slug)")
    .overrideTypes<ListedPost[], { merge: false }>()
    .throwOnError();
  return data;
}

const selectPosts = () =>
  serviceClient()
    .from("blog_posts")
    .select(
      "id, title, slug, excerpt, content, status, published_at, updated_at, tags, featured_image_url, featured_image_alt",
    )
    .throwOnError();

export const readPost = async (slug: string) => (await selectPosts().eq("slug", slug).single()).data;

export const postOf = async (id: string) => (await selectPosts().eq("id", id).single()).data;

export const postsTitled = async (title: string) => (await selectPosts().eq("title", title)).data;

export async function pendingVersion(id: string): Promise<{ fields: { content: string } } | null> {
  const { data } = await serviceClient()
    .from("blog_post_pending_versions")
    .select("fields")
    .eq("post_id", id)
    .maybeSingle()
    .throwOnError();
  return data;
}

export async function changePost(which: { id: string } | { slug: string }, change: Partial<NewPost>) {
  await serviceClient().from("blog_posts").update(change).match(which).throwOnError();
}
