const nameOf = (postId: string, editorId = ""): string => `brightwren-editor/${postId}/${editorId}`;

/**
 * Shows to all windows that this editor is alive. The browser lets go of the lock when the window closes or crashes.
 * Returns how to let go before.
 */
export function holdEditorLock(postId: string, editorId: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  navigator.locks
    .request(nameOf(postId, editorId), () => promise)
    .catch((error: unknown) => console.warn("The editor's lock could not be had:", error));
  return resolve;
}

/** The editors that have the post open now, in every window of this browser. */
export async function liveEditors(postId: string): Promise<string[]> {
  const { held = [] } = await navigator.locks.query();
  const prefix = nameOf(postId);
  return held.flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : []));
}
