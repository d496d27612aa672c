import { pickFields } from "@brightwren/functions/contracts/post-fields";
import { serviceClient } from "../service-client.ts";

export type StoredPost = {
  id: string;
  title: string;
  slug: string;
  status: string;
  content: string;
  updated_at: string;
};

type StoredVersion = { fields: { title: string; content: string }; updated_at: string };

type NewPost = Partial<Omit<StoredPost, "id" | "updated_at">> & { title: string; published_at?: string };

export type Posts = {
  add: (post: NewPost) => Promise<string>;
  titled: (title: string) => Promise<StoredPost[]>;
  read: (id: string) => Promise<StoredPost>;
  change: (id: string, change: Partial<NewPost>) => Promise<void>;
  remove: (ids: readonly string[]) => Promise<void>;
  pendingVersion: (id: string) => Promise<StoredVersion | null>;
  /** Adds another user's pending version with this change. */
  addPendingVersion: (id: string, change: Partial<StoredVersion["fields"]>) => Promise<void>;
  enquire: (message: string) => Promise<void>;
};

export function postsAt(url: string): Posts {
  const supabase = serviceClient(url);
  const table = () => supabase.from("blog_posts");
  const versions = () => supabase.from("blog_post_pending_versions");
  const fields = "id, title, slug, status, content, updated_at";
  return {
    async add(post) {
      const row = {
        slug: `journey-${crypto.randomUUID()}`,
        excerpt: "Written by a journey.",
        content: "Text.",
        status: "draft",
        published_at: "2020-03-05T12:00:00Z",
        ...post,
      };
      const { data } = await table().insert(row).select("id").single<{ id: string }>().throwOnError();
      return data.id;
    },
    async titled(title) {
      const { data } = await table()
        .select(fields)
        .eq("title", title)
        .overrideTypes<StoredPost[]>()
        .throwOnError();
      return data ?? [];
    },
    async read(id) {
      const { data } = await table().select(fields).eq("id", id).single<StoredPost>().throwOnError();
      return data;
    },
    async remove(ids) {
      await table()
        .delete()
        .in("id", [...ids])
        .throwOnError();
    },
    async pendingVersion(id) {
      const { data } = await versions()
        .select("fields, updated_at")
        .eq("post_id", id)
        .maybeSingle<StoredVersion>()
        .throwOnError();
      return data;
    },
    async addPendingVersion(id, change) {
      const { data: post } = await table().select("*").eq("id", id).single().throwOnError();
      const { slug: _, ...text } = pickFields(post);
      await versions()
        .insert({ post_id: id, fields: { ...text, ...change }, base_updated_at: post.updated_at })
        .throwOnError();
    },
    async enquire(message) {
      const enquiry = {
        id: crypto.randomUUID(),
        first_name: "Ada",
        last_name: "Journey",
        email: "ada@example.co.uk",
      };
      const mail = { mail_state: "sent", mail_attempts: 1 };
      await supabase
        .from("contact_enquiries")
        .insert({ ...enquiry, ...mail, message, status: "new" })
        .throwOnError();
    },
    async change(id, change) {
      await table().update(change).eq("id", id).throwOnError();
    },
  };
}
