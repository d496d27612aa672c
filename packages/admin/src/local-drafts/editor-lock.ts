const nameOf = (postId: string, editorId: string): string => `brightwren-editor/${postId}/${editorId}`;

/** An editor that is alive, and the post that it has open. */
export type LiveEditor = { postId: string; editorId: string };

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

/** The editors that are open now, in every window of this browser. */
export async function liveEditors(): Promise<LiveEditor[]> {
  const { held = [] } = await navigator.locks.query();
  return held.flatMap(({ name = "" }) => {
    const [kind, postId, editorId] = name.split("/");
    return kind === "brightwren-editor" && postId && editorId ? [{ postId, editorId }] : [];
  });
}
