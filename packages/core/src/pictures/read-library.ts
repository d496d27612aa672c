import type { Row } from "@brightwren/functions/contracts/database-types";
import type { PostStatus } from "../admin-posts/post.ts";
import { matchingWords } from "../blog/search-text.ts";
import { ownerQuery, toAccessError } from "../session/access.ts";
import { rowsQuery } from "../session/owner-rows.ts";
import type { Supabase } from "../supabase/client.ts";
import { isMissingTable } from "../supabase/data-api.ts";
import { listPage, type Page } from "../supabase/list.ts";
import {
  libraryKeys,
  type LibraryPicture,
  NoLibraryError,
  pictureColumns,
  type PictureListRequest,
} from "./library.ts";
import { pictureBucket } from "./picture-address.ts";

/**
 * Returns pictures, newest first, except those being deleted. Pages beyond the last are empty. Throws a
 * `NoLibraryError`.
 */
export const pictureListQuery = (request: PictureListRequest) =>
  ownerQuery(libraryKeys.list(request), async (supabase, signal): Promise<Page<LibraryPicture>> => {
    try {
      const page = await listPage(matchingPictures(supabase, request).abortSignal(signal), request);
      return { ...page, rows: page.rows.map((row) => withAddress(supabase, row)) };
    } catch (error) {
      throw await readFault(error as { code: string });
    }
  });

const searched = ["name", "alt", "credit"] satisfies (keyof LibraryPicture)[];

function matchingPictures(supabase: Supabase, { state, search }: PictureListRequest) {
  let query = supabase
    // The view has the columns of the table.
    .from((state === "unused" ? "unused_post_pictures" : "post_pictures") as "post_pictures")
    .select(pictureColumns, { count: "exact" })
    .is("removing_since", null)
    .order("created_at", { ascending: false })
    .order("hash");
  if (state === "undescribed") query = query.eq("alt", "").eq("is_decorative", false);
  return matchingWords(query, search, searched);
}

function withAddress<Known extends Pick<Row<"post_pictures">, "hash" | "file">>(
  supabase: Supabase,
  row: Known,
) {
  const { data } = supabase.storage.from(pictureBucket).getPublicUrl(`${row.hash}/${row.file}`);
  return { ...row, address: data.publicUrl };
}

export const pictureQuery = (hash: string) =>
  ownerQuery(libraryKeys.record(hash), async (supabase, signal): Promise<LibraryPicture | null> => {
    const { data, error } = await supabase
      .from("post_pictures")
      .select(pictureColumns)
      .eq("hash", hash)
      .is("removing_since", null)
      .abortSignal(signal)
      .maybeSingle();
    if (error) throw await readFault(error);
    return data && withAddress(supabase, data);
  });

export type LibraryTotals = { pictures: number; bytes: number };

export const libraryTotalsQuery = () =>
  rowsQuery(
    [...libraryKeys.all, "totals"],
    (supabase) => supabase.from("post_picture_totals").select("pictures, bytes"),
    ([totals]): LibraryTotals => ({ pictures: totals?.pictures ?? 0, bytes: totals?.bytes ?? 0 }),
  );

/** Counts the posts that use each picture, including in pending versions. Omits unused pictures. */
export const useCountsQuery = (hashes: readonly string[]) =>
  ownerQuery([...libraryKeys.all, "counts", hashes], async (supabase, signal) => {
    if (hashes.length === 0) return new Map<string, number>();
    const { data } = await supabase
      .from("post_picture_use_counts")
      .select("hash, posts")
      .in("hash", [...hashes])
      .abortSignal(signal)
      .throwOnError();
    return new Map(data.map(({ hash, posts }) => [hash ?? "", posts ?? 0]));
  });

export type PictureUse = {
  postId: string;
  title: string;
  status: PostStatus;
  /** False if only the pending version uses the picture. */
  isInPost: boolean;
};

/** Returns the posts that use a picture, ordered by title; at most a thousand. */
export const pictureUsesQuery = (hash: string) =>
  ownerQuery([...libraryKeys.record(hash), "uses"], async (supabase, signal): Promise<PictureUse[]> => {
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
  });

async function readFault(error: { code: string }): Promise<unknown> {
  return isMissingTable(error) ? new NoLibraryError() : await toAccessError(error);
}
