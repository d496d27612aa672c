import { keys } from "@brightwren/brand";
import { withLock } from "../device/locks.ts";
import { openTable } from "../device/table.ts";
import { type DraftOwner, isOwn } from "./draft-owner.ts";
import { liveEditors } from "./open-editors.ts";
import { type PostForm, readPostForm } from "./post-form.ts";
import type { SentText } from "./save-request.ts";

/** Why an unsent draft was not stored. The owner decides what to do with it. */
export type DraftStop = {
  /** `changed`: somebody saved the post. `deleted`: somebody deleted it. `refused`: the draft is invalid. */
  reason: "changed" | "deleted" | "refused";
  /** For `refused`: what the owner can fix. */
  message?: string;
};

/**
 * Text on this computer that the server does not have, and what will happen to it. Each editor has its own draft, so
 * windows never share one. With `unsent`, the draft is sent automatically. Otherwise, the owner decides.
 */
export type LocalDraft = {
  postId: string;
  /** The editor that wrote the draft. Its window may be closed. */
  editorId: string;
  /** Milliseconds since 1970. */
  keptAt: number;
  /** Versions that the text was written from. Null for a post that is not on the server. */
  base: string | null;
  pendingVersion: string | null;
  values: PostForm;
  /** Old versions of the admin did not store it. */
  owner?: DraftOwner;
  /** The id that a new post will get. It makes retries idempotent. */
  newId: string;
  changesAddress: boolean;
  /** Unacknowledged attempts. It is not a conflict if the server has stored one of them. */
  unanswered: readonly SentText[];
  /**
   * The command that will save the draft when the network is back. The owner did not request a `background` save, so it
   * omits a half-typed address.
   */
  unsent?: "save" | "pending" | "background" | undefined;
  stopped?: DraftStop | undefined;
};

export type DraftId = Pick<LocalDraft, "postId" | "editorId">;

/** `postId` of a post that has no id yet. */
export const unsavedPost = "new";

export const draftKey = ({ postId, editorId }: DraftId): string => `${postId}/${editorId}`;

/** A row as any version of the admin has written it. */
type StoredDraft = Pick<LocalDraft, "postId" | "editorId" | "keptAt" | "base"> & { values: unknown };

const table = openTable<StoredDraft>(`${keys.prefix}-local-drafts`, "drafts");
const watchers = new Set<() => void>();

async function changed<Result>(change: Promise<Result>): Promise<Result> {
  const result = await change;
  for (const onChange of watchers) onChange();
  return result;
}

const readRow = (row: StoredDraft): LocalDraft => ({
  newId: row.editorId,
  pendingVersion: null,
  changesAddress: false,
  unanswered: [],
  ...row,
  values: readPostForm(row.values),
});

/** Replaces the same editor's earlier draft. Resolves to true if the draft was stored on disk. */
export const storeDraft = (draft: LocalDraft): Promise<boolean> => changed(table.put(draftKey(draft), draft));

export const deleteDraft = (draft: DraftId): Promise<void> => changed(table.delete(draftKey(draft)));

/** Deletes an editor's draft even if its post has received an id since. */
export const discardDraft = ({ editorId }: DraftId): Promise<void> =>
  changed(table.deleteWhere((draft) => draft.editorId === editorId));

/** Replaces a draft unless the owner has discarded or restored it. */
export const replaceDraft = (draft: DraftId, by: LocalDraft): Promise<void> =>
  changed(table.move(draftKey(draft), draftKey(by), by));

/**
 * Runs `work` while no other window can restore or send the draft. `work` receives the current draft, or undefined if
 * it was deleted. Settles with the result of `work`.
 */
export const holdDraft = <Result>(
  draft: DraftId,
  work: (draft: LocalDraft | undefined) => Promise<Result>,
): Promise<Result> =>
  withLock(`${keys.prefix}-draft/${draftKey(draft)}`, {}, async () => work(await readDraft(draft)));

export async function readDraft(draft: DraftId): Promise<LocalDraft | undefined> {
  const row = await table.get(draftKey(draft));
  return row && readRow(row);
}

export function watchDrafts(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}

const allDrafts = async (): Promise<LocalDraft[]> =>
  (await table.all()).map(readRow).sort((one, other) => other.keptAt - one.keptAt);

export async function findLocallyEditedPosts(owner: DraftOwner): Promise<Set<string>> {
  const [drafts, editors] = await Promise.all([allDrafts(), liveEditors()]);
  return new Set([...drafts.filter((draft) => isOwn(draft, owner)), ...editors].map(({ postId }) => postId));
}

/** A post's drafts from editors that crashed, closed or were left without saving. Newest first. */
export const abandonedDrafts = async (postId: string): Promise<LocalDraft[]> =>
  (await allAbandonedDrafts()).filter((draft) => draft.postId === postId);

export async function allAbandonedDrafts(): Promise<LocalDraft[]> {
  // Read drafts first, so that the draft of an editor that closes in between still counts as abandoned.
  const drafts = await allDrafts();
  const alive = new Set((await liveEditors()).map(({ editorId }) => editorId));
  return drafts.filter(({ editorId }) => !alive.has(editorId));
}
