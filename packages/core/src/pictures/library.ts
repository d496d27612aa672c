import type { Row } from "@brightwren/functions/contracts/database-types";

/** A picture as the library shows it. */
export type LibraryPicture = Omit<Row<"post_pictures">, "unused_since" | "removing_since"> & {
  /** Where its largest file is. */
  address: string;
};

/** What is said of a picture, by the names of the columns. */
export type PictureDescription = Pick<Row<"post_pictures">, "alt" | "is_decorative" | "credit">;

/** Characters. The database accepts as many and no more. */
export const pictureLimits = { alt: 500, credit: 200 } as const;

/** One page of the library. */
export type PictureListRequest = {
  /** Only those that nobody has described, and that are not decorative. */
  undescribed?: boolean | undefined;
  /** Its words are looked for in name, alternative text and credit, case aside. */
  search?: string | undefined;
  /** From 1. */
  page: number;
  pageSize: number;
};

/** Query keys of everything that is read of the library. */
export const libraryKeys = {
  all: ["admin", "pictures"] as const,
  lists: () => [...libraryKeys.all, "list"] as const,
  list: (request: PictureListRequest) => [...libraryKeys.lists(), request] as const,
  totals: () => [...libraryKeys.all, "totals"] as const,
  counts: (hashes: readonly string[]) => [...libraryKeys.all, "counts", hashes] as const,
  picture: (hash: string) => [...libraryKeys.all, "picture", hash] as const,
  uses: (hash: string) => [...libraryKeys.picture(hash), "uses"] as const,
};

/** This project's database keeps no pictures: it is older than the library. */
export class NoLibraryError extends Error {
  override name = "NoLibraryError";
}

/** A post or a pending version shows the picture, so it was not deleted. */
export class PictureUsedError extends Error {
  override name = "PictureUsedError";

  constructor() {
    super("A post shows this picture, or one in the trash, so it stays.");
  }
}

/** The picture is not in the library any more. */
export class PictureGoneError extends Error {
  override name = "PictureGoneError";

  constructor() {
    super("This picture was deleted in the meantime.");
  }
}
