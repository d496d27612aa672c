/** An unchecked result from the model or the built-in writer. */
export type PostDraft = {
  title: string;
  excerpt: string;
  content: string;
  tags: string[];
  metaDescription: string;
};

export type Assignment = {
  topic: string;
  keywords: string[];
  category: Category | undefined;
};

export type Category = { id: string; name: string; slug: string };
