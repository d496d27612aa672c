import { createStore, promisifyRequest, type UseStore } from "idb-keyval";
import { draftKey, type LocalDraft } from "./local-draft.ts";

let opened: UseStore | undefined;

function store(): UseStore {
  opened ??= createStore("brightwren-local-drafts", "drafts");
  return opened;
}

/** Keeps a draft in IndexedDB, in place of what the same editor kept before. Rejects when the browser refuses. */
export async function keepDraft(draft: LocalDraft): Promise<void> {
  await store()("readwrite", (drafts) => {
    drafts.put(draft, draftKey(draft));
    // At once: a tab that closes before the answer would take the write back.
    drafts.transaction.commit();
    return promisifyRequest(drafts.transaction);
  });
}

/** Forgets a draft; nothing happens when there is none. Rejects when the browser refuses. */
export async function forgetDraft(draft: Pick<LocalDraft, "postId" | "editorId">): Promise<void> {
  await store()("readwrite", (drafts) => {
    drafts.delete(draftKey(draft));
    drafts.transaction.commit();
    return promisifyRequest(drafts.transaction);
  });
}

/** All drafts kept of a post, newest first. Rejects when the browser refuses. */
export async function draftsOf(postId: string): Promise<LocalDraft[]> {
  const ofPost = IDBKeyRange.bound(`${postId}/`, `${postId}0`, false, true);
  const drafts = await store()("readonly", (table) => promisifyRequest<LocalDraft[]>(table.getAll(ofPost)));
  return drafts.toSorted((one, other) => other.keptAt - one.keptAt);
}
