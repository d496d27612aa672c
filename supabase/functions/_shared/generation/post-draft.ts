/** What a writer, the model or the built-in one, has to hand in. Nothing of it has been checked or cleaned. */
export type PostDraft = {
  title: string;
  excerpt: string;
  /** The body, in Markdown. */
  content: string;
  tags: string[];
  metaDescription: string;
};

/** What is to be written about. */
export type Assignment = {
  topic: string;
  keywords: string[];
  category: Category | undefined;
};

export type Category = { id: string; name: string; slug: string };
