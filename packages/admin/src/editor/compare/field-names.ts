import type { PostForm } from "../form/post-form.ts";

/** The form's fields as the person knows them. */
export const fieldNames: Record<keyof PostForm, string> = {
  title: "Title",
  slug: "Address",
  content: "Text",
  excerpt: "Excerpt",
  category_id: "Category",
  tags: "Tags",
  author: "Author",
  featured_image_url: "Featured image",
  seo_meta_description: "Meta description",
  published_at: "Publish date",
};
