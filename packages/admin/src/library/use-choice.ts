import { libraryKeys } from "@brightwren/core/pictures/library";
import { listPictures } from "@brightwren/core/pictures/read-library";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";

const pageSize = 24;

/** The pictures that are offered for a search, as far as they were asked for; without `except`. */
export function useChoice(search: string, except: string | undefined) {
  const query = useInfiniteQuery({
    queryKey: [...libraryKeys.lists(), "choice", search],
    queryFn: ({ pageParam, signal }) =>
      listPictures({ search: search || undefined, page: pageParam, pageSize }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) => (pages.length * pageSize < total ? pages.length + 1 : undefined),
    placeholderData: keepPreviousData,
  });
  const all = query.data?.pages.flatMap(({ pictures }) => pictures) ?? [];
  // One that was added meanwhile moves the others down a page.
  const pictures = [...new Map(all.map((picture) => [picture.hash, picture])).values()];
  return { ...query, pictures: pictures.filter(({ hash }) => hash !== except) };
}
