import { createStore, promisifyRequest, type UseStore } from "idb-keyval";
import { draftKey, type LocalDraft } from "./local-draft.ts";

let opened: UseStore | undefined;
const watchers = new Set<() => void>();

function store(): UseStore {
  opened ??= createStore("brightwren-local-drafts", "drafts");
  return opened;
}

async function write(change: (drafts: IDBObjectStore) => void): Promise<void> {
  await store()("readwrite", (drafts) => {
    change(drafts);
    // At once: a tab that closes before the answer would take the write back.
    drafts.transaction.commit();
    return promisifyRequest(drafts.transaction);
  });
  for (const onChange of watchers) onChange();
}

/** Keeps a draft in IndexedDB, in place of what the same editor kept before. Rejects when the browser refuses. */
export const keepDraft = (draft: LocalDraft): Promise<void> =>
  write((drafts) => drafts.put(draft, draftKey(draft)));

/** Forgets a draft; nothing happens when there is none. Rejects when the browser refuses. */
export const forgetDraft = (draft: Pick<LocalDraft, "postId" | "editorId">): Promise<void> =>
  write((drafts) => drafts.delete(draftKey(draft)));

/** All drafts kept of a post, newest first. Rejects when the browser refuses. */
export async function draftsOf(postId: string): Promise<LocalDraft[]> {
  const ofPost = IDBKeyRange.bound(`${postId}/`, `${postId}0`, false, true);
  const drafts = await store()("readonly", (table) => promisifyRequest<LocalDraft[]>(table.getAll(ofPost)));
  return drafts.toSorted(newestFirst);
}

/** All drafts kept of all posts, newest first. Rejects when the browser refuses. */
export async function allDrafts(): Promise<LocalDraft[]> {
  const drafts = await store()("readonly", (table) => promisifyRequest<LocalDraft[]>(table.getAll()));
  return drafts.toSorted(newestFirst);
}

/** Calls `onChange` after this window has kept or forgotten a draft. Returns how to stop. */
export function watchDrafts(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}

const newestFirst = (one: LocalDraft, other: LocalDraft) => other.keptAt - one.keptAt;
