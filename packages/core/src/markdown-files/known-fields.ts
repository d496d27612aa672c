/** The names that the front matter of a file may have for a post's fields; where it has several, the first counts. */
export const knownNames = {
  title: ["title"],
  slug: ["slug"],
  excerpt: ["excerpt", "summary"],
  description: ["description", "seo_meta_description"],
  category: ["category", "categories"],
  tags: ["tags"],
  author: ["author"],
  image: ["featured_image", "featured_image_url", "image"],
  date: ["date", "published_at"],
  status: ["status"],
} as const;

/** Names that say whether another program shows the post, which never counts here. */
export const silentNames = ["draft", "published"] as const;
