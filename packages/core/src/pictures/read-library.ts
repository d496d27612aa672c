import type { Row } from "@brightwren/functions/contracts/database-types";
import type { PostStatus } from "../admin-posts/post.ts";
import { normaliseSearch } from "../blog/search-text.ts";
import { getSignedInClient, refusalOf } from "../session/access.ts";
import type { Supabase } from "../supabase/client.ts";
import { isBeyondLastPage, isMissingTable } from "../supabase/data-api.ts";
import { libraryKeys, type LibraryPicture, NoLibraryError, type PictureListRequest } from "./library.ts";
import { pictureBucket } from "./picture-address.ts";

export type PictureList = {
  pictures: LibraryPicture[];
  /** How many fit, on all pages. */
  total: number;
};

const columns = "hash, file, name, width, height, bytes, alt, is_decorative, credit, created_at";

/**
 * One page of the library, newest first; without those that are being deleted. A page after the last one is empty.
 * Throws a `NoLibraryError`, an `AccessError` or the backend's error.
 */
export async function listPictures(request: PictureListRequest, signal: AbortSignal): Promise<PictureList> {
  const supabase = await getSignedInClient();
  const { page, pageSize } = request;
  const from = (page - 1) * pageSize;
  const { data, count, error } = await matchingPictures(supabase, request)
    .range(from, from + pageSize - 1)
    .abortSignal(signal);
  if (error && page > 1 && isBeyondLastPage(error)) {
    const first = await matchingPictures(supabase, request).limit(1).abortSignal(signal).throwOnError();
    return { pictures: [], total: first.count ?? 0 };
  }
  if (error) throw await readFault(error);
  return { pictures: data.map((row) => withAddress(supabase, row)), total: count ?? 0 };
}

/** Query options for `listPictures`. */
export const pictureListQuery = (request: PictureListRequest) => ({
  queryKey: libraryKeys.list(request),
  queryFn: ({ signal }: { signal: AbortSignal }) => listPictures(request, signal),
});

const mostWords = 8;

function matchingPictures(supabase: Supabase, { undescribed = false, search }: PictureListRequest) {
  let query = supabase
    .from("post_pictures")
    .select(columns, { count: "exact" })
    .is("removing_since", null)
    .order("created_at", { ascending: false })
    .order("hash");
  if (undescribed) query = query.eq("alt", "").eq("is_decorative", false);
  const words = normaliseSearch(search ?? "")
    .split(/\s+/u)
    .filter(Boolean)
    .slice(0, mostWords);
  if (words.length === 0) return query;
  // One filter for all words: the embedded backend reads only one of several.
  return query.or(`and(${words.map(anywhere).join(",")})`);
}

const searched = ["name", "alt", "credit"] satisfies (keyof LibraryPicture)[];

/** Escapes what ILIKE reads; what PostgREST's syntax reads becomes the wildcard for one character. */
function anywhere(word: string): string {
  const pattern = word.replace(/[\\%_]/g, "\\$&").replace(/[,(){}"*]/g, "_");
  return `or(${searched.map((column) => `${column}.ilike.%${pattern}%`).join(",")})`;
}

function withAddress<Known extends Pick<Row<"post_pictures">, "hash" | "file">>(
  supabase: Supabase,
  row: Known,
) {
  const { data } = supabase.storage.from(pictureBucket).getPublicUrl(`${row.hash}/${row.file}`);
  return { ...row, address: data.publicUrl };
}

/** The picture of this hash; null when there is none. Throws as `listPictures`. */
export async function getPicture(hash: string, signal: AbortSignal): Promise<LibraryPicture | null> {
  const supabase = await getSignedInClient();
  const { data, error } = await supabase
    .from("post_pictures")
    .select(columns)
    .eq("hash", hash)
    .is("removing_since", null)
    .abortSignal(signal)
    .maybeSingle();
  if (error) throw await readFault(error);
  return data && withAddress(supabase, data);
}

/** Query options for `getPicture`. */
export const pictureQuery = (hash: string) => ({
  queryKey: libraryKeys.picture(hash),
  queryFn: ({ signal }: { signal: AbortSignal }) => getPicture(hash, signal),
});

export type LibraryTotals = { pictures: number; bytes: number };

/** How many pictures are kept, and how many bytes all their files have. Throws an `AccessError` or the backend's error. */
export async function readTotals(signal: AbortSignal): Promise<LibraryTotals> {
  const supabase = await getSignedInClient();
  const { data } = await supabase
    .from("post_picture_totals")
    .select("pictures, bytes")
    .abortSignal(signal)
    .single()
    .throwOnError();
  return { pictures: data.pictures ?? 0, bytes: data.bytes ?? 0 };
}

/** Query options for `readTotals`. */
export const libraryTotalsQuery = () => ({
  queryKey: libraryKeys.totals(),
  queryFn: ({ signal }: { signal: AbortSignal }) => readTotals(signal),
});

/**
 * In how many posts, by themselves or their pending versions, each of these pictures is shown; one that none shows is
 * left out. Throws an `AccessError` or the backend's error.
 */
export async function countUses(
  hashes: readonly string[],
  signal: AbortSignal,
): Promise<Map<string, number>> {
  if (hashes.length === 0) return new Map();
  const supabase = await getSignedInClient();
  const { data } = await supabase
    .from("post_picture_use_counts")
    .select("hash, posts")
    .in("hash", [...hashes])
    .abortSignal(signal)
    .throwOnError();
  return new Map(data.map(({ hash, posts }) => [hash ?? "", posts ?? 0]));
}

/** Query options for `countUses`. */
export const useCountsQuery = (hashes: readonly string[]) => ({
  queryKey: libraryKeys.counts(hashes),
  queryFn: ({ signal }: { signal: AbortSignal }) => countUses(hashes, signal),
});

/** A post that shows a picture. */
export type PictureUse = {
  postId: string;
  title: string;
  status: PostStatus;
  /** The post shows it, not only the pending version beside it. */
  isInPost: boolean;
};

/** The posts that show a picture, by title; a thousand at most. Throws an `AccessError` or the backend's error. */
export async function listUses(hash: string, signal: AbortSignal): Promise<PictureUse[]> {
  const supabase = await getSignedInClient();
  const { data } = await supabase
    .from("post_picture_uses")
    .select("post_id, title, status, in_post")
    .eq("hash", hash)
    .order("title")
    .abortSignal(signal)
    .throwOnError();
  return data.map(({ post_id, title, status, in_post }) => ({
    postId: post_id ?? "",
    title: title ?? "",
    status: status as PostStatus,
    isInPost: in_post === true,
  }));
}

/** Query options for `listUses`. */
export const pictureUsesQuery = (hash: string) => ({
  queryKey: libraryKeys.uses(hash),
  queryFn: ({ signal }: { signal: AbortSignal }) => listUses(hash, signal),
});

/** What the backend's error means: a `NoLibraryError`, an `AccessError`, else the error itself. */
async function readFault(error: { code: string }): Promise<unknown> {
  return isMissingTable(error) ? new NoLibraryError() : await refusalOf(error);
}
