import type { Category } from "../blog/post.ts";

export const taxonomyKeys = {
  all: ["admin", "taxonomy"] as const,
  categories: () => [...taxonomyKeys.all, "categories"] as const,
};

/** `posts` includes pending versions. */
export type CountedCategory = Category & { position: number; posts: number };

export type CountedTag = { tag: string; posts: number };

/** In characters. */
export const categoryLimits = { name: 60, slug: 100 } as const;

export class CategoryTakenError extends Error {
  constructor(what: "name" | "address", value: string) {
    super(
      what === "name"
        ? `The category “${value}” already exists. Choose another name, or merge the two.`
        : `Another category already has the address “${value}”. Choose another one.`,
    );
    this.name = "CategoryTakenError";
  }
}

/** Someone else changed or deleted the category; nothing was written. */
export class CategoryChangedError extends Error {
  /** `now`: the current category, or null if deleted. */
  constructor(now: Pick<Category, "name"> | null) {
    super(
      now
        ? `Someone else changed this category, now called “${now.name}”. Your change wasn’t saved. Check it, then try again.`
        : "Someone else deleted or merged this category. Nothing was changed.",
    );
    this.name = "CategoryChangedError";
  }
}

export class CategoryUsedError extends Error {
  /** `sentence`: the database's message, which lists the posts. */
  constructor(sentence: string) {
    super(sentence);
    this.name = "CategoryUsedError";
  }
}
