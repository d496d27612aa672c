import { z } from "zod";

/** We check lengths later, because some endpoints do not support length limits in a schema. */
export const draftSchema = z.strictObject({
  title: z.string(),
  excerpt: z.string(),
  content: z.string(),
  tags: z.array(z.string()),
  metaDescription: z.string(),
});

/** An unchecked result from the model or the built-in writer. */
export type PostDraft = z.infer<typeof draftSchema>;

export type Assignment = {
  topic: string;
  keywords: string[];
  category: Category | undefined;
};

export type Category = { id: string; name: string; slug: string };
