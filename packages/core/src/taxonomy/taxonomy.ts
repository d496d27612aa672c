import type { Category } from "../blog/post.ts";

/** Query keys of the screen of categories and tags. */
export const taxonomyKeys = {
  all: ["admin", "taxonomy"] as const,
  categories: () => [...taxonomyKeys.all, "categories"] as const,
  tags: () => [...taxonomyKeys.all, "tags"] as const,
};

/** A category, and in how many posts it is used, pending versions included. */
export type CountedCategory = Category & { position: number; posts: number };

/** A tag, and how many posts have it. */
export type CountedTag = { tag: string; posts: number };

/** Characters. */
export const categoryLimits = { name: 60, slug: 100 } as const;

/** Another category has this name, or this address. */
export class CategoryTakenError extends Error {
  constructor(what: "name" | "address", value: string) {
    super(
      what === "name"
        ? `There is a category “${value}” already. Choose another name, or merge the two.`
        : `Another category has the address “${value}” already. Choose another one.`,
    );
    this.name = "CategoryTakenError";
  }
}

/** Somebody else has changed or deleted the category since it was shown; nothing was changed. */
export class CategoryChangedError extends Error {
  /** `now`: as it is; null where it is gone. */
  constructor(now: Pick<Category, "name"> | null) {
    super(
      now
        ? `Somebody else has changed this category: it is called “${now.name}” now. Nothing of yours was stored; look at it, then try again.`
        : "Somebody else has deleted this category, or merged it with another. Nothing was changed.",
    );
    this.name = "CategoryChangedError";
  }
}

/** Posts have the category, so it cannot be deleted. */
export class CategoryUsedError extends Error {
  /** `sentence`: the database's, which names the posts. */
  constructor(sentence: string) {
    super(sentence);
    this.name = "CategoryUsedError";
  }
}
