import { libraryKeys } from "@brightwren/core/pictures/library";
import { listPictures } from "@brightwren/core/pictures/read-library";
import { useInfiniteQuery } from "@tanstack/react-query";

const pageSize = 24;

export function useChoice(search: string, except: string | undefined) {
  const query = useInfiniteQuery({
    queryKey: [...libraryKeys.lists(), "choice", search],
    queryFn: ({ pageParam, signal }) =>
      listPictures({ search: search || undefined, page: pageParam, pageSize }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) => (pages.length * pageSize < total ? pages.length + 1 : undefined),
  });
  const all = query.data?.pages.flatMap(({ pictures }) => pictures) ?? [];
  // Deduplicate, because a picture added in the meantime shifts the others to the next page.
  const pictures = [...new Map(all.map((picture) => [picture.hash, picture])).values()];
  return { ...query, pictures: pictures.filter(({ hash }) => hash !== except) };
}
