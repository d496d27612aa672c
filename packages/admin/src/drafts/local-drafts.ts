import { keys } from "@brightwren/brand";
import { withLock } from "../device/locks.ts";
import { openTable } from "../device/table.ts";
import { type DraftOwner, isOwn } from "./draft-owner.ts";
import { liveEditors } from "./open-editors.ts";
import type { SentText } from "./save-request.ts";

/** Why an unsent draft was not stored when it was sent: the person decides what becomes of it. */
export type DraftStop = {
  /** `changed`: somebody saved the post meanwhile. `deleted`: somebody deleted it. `refused`: it can't be as it is. */
  reason: "changed" | "deleted" | "refused";
  /** What the person can mend, if it was refused. */
  message?: string;
};

/**
 * Text kept on this computer that no server has yet. One for each editor, so that two windows never share one.
 * With `unsent` it is sent by itself when the network is back; without, it is only offered back.
 */
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
  /** What of it was sent and never answered: it may be stored, and is no conflict then. */
  unanswered?: SentText[];
  /** What it is to be stored as when the network is back. With `background` nobody asked, so a half-typed address stays. */
  unsent?: "save" | "pending" | "background" | undefined;
  /** Why sending it ended without storing it. */
  stopped?: DraftStop;
};

/** An unsent draft: it waits for the network. */
export type UnsentDraft = LocalDraft & { unsent: NonNullable<LocalDraft["unsent"]> };

/** What names a local draft: the post, and the editor that wrote it. */
export type DraftId = Pick<LocalDraft, "postId" | "editorId">;

/** What stands for the id of a post that has none yet. */
export const unsavedPost = "new";

export const draftKey = ({ postId, editorId }: DraftId): string => `${postId}/${editorId}`;

const table = openTable<LocalDraft>(`${keys.prefix}-local-drafts`, "drafts");
const watchers = new Set<() => void>();

async function changed<Result>(change: Promise<Result>): Promise<Result> {
  const result = await change;
  for (const onChange of watchers) onChange();
  return result;
}

/**
 * Keeps a draft in place of what the same editor kept before. Resolves to whether it is kept beyond this tab: the browser
 * may refuse.
 */
export const keepDraft = (draft: LocalDraft): Promise<boolean> => changed(table.put(draftKey(draft), draft));

/** Forgets a draft; nothing happens when there is none. */
export const forgetDraft = (draft: DraftId): Promise<void> => changed(table.delete(draftKey(draft)));

/** Forgets what an editor has left, also if its post has got an id since it was found. */
export const discardDraft = ({ editorId }: DraftId): Promise<void> =>
  changed(table.deleteWhere((draft) => draft.editorId === editorId));

/** Keeps another draft in the place of one, if that one is still there: nobody has discarded or restored it meanwhile. */
export const replaceDraft = (draft: DraftId, by: LocalDraft): Promise<void> =>
  changed(table.move(draftKey(draft), draftKey(by), by));

/**
 * Does something with a draft that nobody else may do meanwhile: restoring or sending it. `work` gets it as it is by
 * then, or undefined where it is gone. Returns what that returns; rejects as it does.
 */
export const holdDraft = <Result>(
  draft: DraftId,
  work: (draft: LocalDraft | undefined) => Promise<Result>,
): Promise<Result> =>
  withLock(`${keys.prefix}-draft/${draftKey(draft)}`, {}, async () => work(await readDraft(draft)));

/** The draft as it is now, if it is still there. */
export const readDraft = (draft: DraftId): Promise<LocalDraft | undefined> => table.get(draftKey(draft));

/** Calls `onChange` after this window has kept or forgotten a draft. Returns an unsubscribe function. */
export function watchDrafts(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}

/** All drafts of a post, newest first. */
const draftsOf = async (postId: string): Promise<LocalDraft[]> =>
  (await allDrafts()).filter((draft) => draft.postId === postId);

/** The same of all posts. */
const allDrafts = async (): Promise<LocalDraft[]> => [...(await table.all())].sort(newestFirst);

/**
 * The posts of which this person has text on this computer that no server has, or that an editor of this browser has
 * open.
 */
export async function postsInHand(owner: DraftOwner): Promise<Set<string>> {
  const [drafts, editors] = await Promise.all([allDrafts(), liveEditors()]);
  return new Set([...drafts.filter((draft) => isOwn(draft, owner)), ...editors].map(({ postId }) => postId));
}

const newestFirst = (one: LocalDraft, other: LocalDraft) => other.keptAt - one.keptAt;

/** The drafts of a post whose window is gone: crashed, closed, or left without saving. Newest first. */
export const abandonedDrafts = (postId: string): Promise<LocalDraft[]> => withoutEditor(draftsOf(postId));

/** The same of all posts. */
export const allAbandonedDrafts = (): Promise<LocalDraft[]> => withoutEditor(allDrafts());

async function withoutEditor(reading: Promise<LocalDraft[]>): Promise<LocalDraft[]> {
  // The drafts first: an editor that ends in between is then found by both.
  const drafts = await reading;
  const alive = new Set((await liveEditors()).map(({ editorId }) => editorId));
  return drafts.filter(({ editorId }) => !alive.has(editorId));
}
