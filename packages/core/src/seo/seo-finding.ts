import type { PostFields } from "../post-editing/post-draft.ts";

/** What the checks look at. */
export type SeoInput = Pick<
  PostFields,
  "title" | "slug" | "excerpt" | "content" | "category_id" | "seo_meta_description"
>;

export type SeoCode =
  | "title-too-long"
  | "meta-description-missing"
  | "meta-description-too-short"
  | "meta-description-too-long"
  | "excerpt-missing"
  | "category-missing"
  | "text-too-short"
  | "headings-missing"
  | "heading-level-one"
  | "heading-level-skipped"
  | "image-without-alt"
  | "link-broken";

/** Something a post lacks. `problem`: readers or search engines meet it; `advice`: it could do better. */
export type SeoFinding = { code: SeoCode; severity: "problem" | "advice"; message: string };
