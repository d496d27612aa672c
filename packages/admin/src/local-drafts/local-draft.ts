/** Text kept on this computer that no server has yet. One for each editor, so that two windows never share one. */
export type LocalDraft = {
  postId: string;
  /** The editor that wrote it; gone when its window is. */
  editorId: string;
  /** When it was kept, in milliseconds since 1970. */
  keptAt: number;
  /** Version of the post that the writing started from; null for a post that no server has. */
  base: string | null;
  /** Whether it was meant as a pending version of a published post. */
  pending: boolean;
  /** What the form held. Unknown, because an older version of the admin may have written it. */
  values: unknown;
};

/** What stands for the id of a post that has none yet. */
export const unsavedPost = "new";

export const draftKey = ({ postId, editorId }: Pick<LocalDraft, "postId" | "editorId">): string =>
  `${postId}/${editorId}`;
