/** Whose text it is, and for which project: a text is never stored in another one by itself. */
export type DraftOwner = { project: string; userId: string };

/** Why a text that waited to be stored was not: the person decides what becomes of it. */
export type DraftStop = {
  /** `changed`: somebody saved the post meanwhile. `deleted`: somebody deleted it. `refused`: it can't be as it is. */
  reason: "changed" | "deleted" | "refused";
  /** What the person can mend, if it was refused. */
  message?: string;
};

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
  /** These are absent from what an older version of the admin has kept. */
  owner?: DraftOwner;
  /** The id that a post without one will have: stored twice, it is still one. */
  newId?: string;
  /** The pending version that the writing started from. */
  pendingVersion?: string | null;
  /** The person wants another address although the old one has been public. */
  changesAddress?: boolean;
  /** It was meant to be stored as this, and waits for the network; absent: it is only offered back. */
  unsent?: "save" | "pending";
  stopped?: DraftStop;
};

/** What stands for the id of a post that has none yet. */
export const unsavedPost = "new";

export const draftKey = ({ postId, editorId }: Pick<LocalDraft, "postId" | "editorId">): string =>
  `${postId}/${editorId}`;
