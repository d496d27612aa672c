import type { PostFields } from "../post-editing/post-draft.ts";

/** What a Markdown file holds of a post: the fields that the editor has, with an empty text for nothing. */
export type MarkdownFields = { [Name in keyof PostFields]: NonNullable<PostFields[Name]> };
