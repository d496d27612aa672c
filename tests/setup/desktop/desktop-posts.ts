import { localServiceRoleKey } from "@brightwren/backend/project/local-project";
import { createClient } from "@supabase/supabase-js";

export type StoredPost = {
  id: string;
  title: string;
  slug: string;
  status: string;
  content: string;
};

type NewPost = Partial<Omit<StoredPost, "id">> & { title: string; published_at?: string };

/** The posts of one backend, past the app and past every policy. */
export type Posts = {
  /** Adds a draft, unless `status` is another. Returns its id. */
  add: (post: NewPost) => Promise<string>;
  /** The posts whose title is this one. */
  titled: (title: string) => Promise<StoredPost[]>;
  read: (id: string) => Promise<StoredPost>;
  change: (id: string, change: Partial<NewPost>) => Promise<void>;
  /** Stores an enquiry as if a visitor had sent it. */
  enquire: (message: string) => Promise<void>;
};

/** `url`: the backend's address. */
export function postsAt(url: string): Posts {
  const supabase = createClient(url, localServiceRoleKey, { auth: { persistSession: false } });
  const table = () => supabase.from("blog_posts");
  const fields = "id, title, slug, status, content";
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
