import type { Row } from "@brightwren/functions/contracts/database-types";
import { mailColumns } from "../mails/mails.ts";
import { UnreachableError } from "../supabase/unreachable-error.ts";
import { BlobReader, configure, TextReader, ZipWriter } from "@zip.js/zip.js/lib/zip-core-native.js";
import { toPendingVersion } from "../admin-posts/pending-versions.ts";
import type { Post } from "../admin-posts/post.ts";
import { postsInFull } from "../admin-posts/posts-in-full.ts";
import { listCategories } from "../blog/list-categories.ts";
import type { Category } from "../blog/post.ts";
import { enquiriesCsv } from "../enquiries/enquiries-csv.ts";
import { markdownFileName, postToMarkdown } from "../markdown-files/post-to-markdown.ts";
import { pictureColumns } from "../pictures/library.ts";
import { pictureAt, pictureBucket } from "../pictures/picture-address.ts";
import { getSignedInClient } from "../session/access.ts";
import { subscriptionsCsv } from "../subscriptions/subscriptions-csv.ts";
import { beginExport } from "./begin-export.ts";
import { layout, type Manifest, toExported } from "./export-layout.ts";
import { type Exported, exportReadme } from "./export-readme.ts";
import { listAll } from "../supabase/list.ts";
import { readSubscriptions } from "./side-tables.ts";

// zip.js would start its workers from blob URLs, which our CSP forbids.
configure({ useWebWorkers: false });

export type ExportProgress = {
  doing: "posts" | "pictures" | "enquiries" | "subscriptions";
  done: number;
  total: number | undefined;
};

type Options = {
  /** Receives the archive. Closed on success, aborted on failure. */
  sink: WritableStream<Uint8Array<ArrayBuffer>>;
  site: string;
  signal: AbortSignal;
  onProgress?: (progress: ExportProgress) => void;
};

/** Returns the URL prefix of stored pictures without sending a request. */
export async function pictureBase(): Promise<string> {
  const supabase = await getSignedInClient();
  const { publicUrl } = supabase.storage.from(pictureBucket).getPublicUrl("x").data;
  return publicUrl.slice(0, -1);
}

type Work = Pick<Options, "signal" | "onProgress"> & {
  zip: ZipWriter<unknown>;
  put: (name: string, text: string) => Promise<unknown>;
  base: string;
  categories: readonly Category[];
  /** About each person. */
  notes: Record<string, string>;
};

/**
 * Streams all of the owner's data into a ZIP archive (layout: `export-layout.ts`), with one picture in memory at a
 * time. On an error or abort it aborts the sink and throws.
 */
export async function exportEverything({ sink, site, signal, onProgress }: Options): Promise<Exported> {
  const zip = new ZipWriter(sink, { signal });
  const put = (name: string, text: string) => zip.add(name, new TextReader(text));
  try {
    const supabase = await getSignedInClient();
    const notes = (await beginExport("everything")) ?? {};
    const base = await pictureBase();
    const categories = await listCategories(signal);
    const work = { zip, put, base, categories, notes, signal, ...(onProgress && { onProgress }) };
    const exported: Exported = {
      posts: await putPosts(work),
      ...(await putPictures(work)),
      enquiries: await putRecords(work, "enquiries", layout.enquiryTable, enquiriesCsv, () =>
        listAll(
          supabase
            .from("contact_enquiries")
            .select(`*, mail:mails(${mailColumns})`)
            .order("created_at")
            .order("id")
            .abortSignal(signal),
        ),
      ),
      subscriptions: await putRecords(work, "subscriptions", layout.subscriptionTable, subscriptionsCsv, () =>
        readSubscriptions(signal),
      ),
    };
    const redirects = await listAll(
      supabase.from("blog_redirects").select("*").order("kind").order("slug").abortSignal(signal),
    );
    await put(layout.redirects, asJson(redirects));
    const settings = await listAll(supabase.from("owner_settings").select("*").abortSignal(signal));
    await put(layout.settings, asJson(settings));
    await put(layout.categories, asJson(categories));
    await put(layout.readme, exportReadme(site, exported));
    const made_at = new Date().toISOString();
    const { posts } = exported;
    const manifest: Manifest = { format: "site-export", version: 1, made_at, site, posts };
    await put(layout.manifest, asJson(manifest));
    await zip.close();
    return exported;
  } catch (error) {
    await sink.abort(error).catch(() => undefined);
    throw error;
  }
}

async function putPosts(work: Work): Promise<number> {
  const { put, categories, base, signal, onProgress } = work;
  const names = new Set<string>();
  let done = 0;
  for await (const { posts, total } of postsInFull(signal)) {
    const named = posts.map((post) => ({ post, name: markdownFileName(post, names) }));
    for (const { post, name } of named) await put(layout.posts + name, postFile(post, categories, base));
    done += posts.length;
    onProgress?.({ doing: "posts", done, total });
    await putPending(work, named);
  }
  return done;
}

async function putPending(
  { put, categories, base, signal }: Work,
  named: { post: Post; name: string }[],
): Promise<void> {
  const supabase = await getSignedInClient();
  const ids = named.map(({ post }) => post.id);
  const { data } = await supabase
    .from("blog_post_pending_versions")
    .select("*")
    .in("post_id", ids)
    .abortSignal(signal)
    .throwOnError();
  for (const { post_id, fields } of data.map(toPendingVersion)) {
    const of = named.find(({ post }) => post.id === post_id);
    if (!of) continue;
    const text = { ...of.post, ...fields, slug: fields.slug ?? "" };
    await put(layout.pending + of.name, postFile(text, categories, base));
  }
}

/** Returns the number of exported pictures and the paths missing from storage. */
async function putPictures(work: Work): Promise<{ pictures: number; missing: string[] }> {
  const { zip, put, base, signal, onProgress } = work;
  const supabase = await getSignedInClient();
  const rows = await listAll(
    supabase
      .from("post_pictures")
      .select(pictureColumns)
      .is("removing_since", null)
      .order("created_at")
      .order("hash")
      .abortSignal(signal),
  );
  const missing: string[] = [];
  for (const [index, row] of rows.entries()) {
    const files = pictureAt(`/${row.hash}/${row.file}`)?.files ?? [];
    const read = files.map(async ({ address }) => {
      const path = address.slice(1);
      const answer = await fetch(base + path, { signal }).catch((error: unknown) => {
        signal.throwIfAborted();
        throw new UnreachableError({ cause: error });
      });
      return { path, blob: answer.ok ? await answer.blob() : undefined };
    });
    for (const { path, blob } of await Promise.all(read)) {
      // Pictures are already compressed.
      if (blob) await zip.add(layout.pictures + path, new BlobReader(blob), { level: 0 });
      else missing.push(path);
    }
    onProgress?.({ doing: "pictures", done: index + 1, total: rows.length });
  }
  await put(layout.pictureList, asJson(rows));
  return { pictures: rows.length, missing };
}

async function putRecords<One extends { email: string } | Row<"subscriptions">>(
  { put, notes, onProgress }: Work,
  kind: "enquiries" | "subscriptions",
  table: string,
  csvOf: (rows: One[]) => string,
  read: () => Promise<One[]>,
): Promise<number> {
  onProgress?.({ doing: kind, done: 0, total: undefined });
  const rows = await read();
  // An enquiry's hash of its sender is not exported.
  await put(
    layout[kind],
    asJson(rows.map((row) => ({ ...row, notes: notes[personOf(row)], sender_hash: undefined }))),
  );
  await put(table, csvOf(rows));
  return rows.length;
}

const personOf = (row: { email: string } | Row<"subscriptions">) =>
  ("email" in row ? row.email : (row.customer_email ?? row.customer_id)).trim().toLowerCase();

const asJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

function postFile(post: Post, categories: readonly Category[], base: string): string {
  const { id, created_at, first_public_at, status } = post;
  const fields = {
    ...post,
    content: toExported(post.content, base),
    featured_image_url: post.featured_image_url && toExported(post.featured_image_url, base),
  };
  const more = { id, created_at, first_public_at: first_public_at ?? undefined };
  return postToMarkdown(fields, { status, categories, more });
}
