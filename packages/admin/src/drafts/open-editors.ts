import { withResolvers } from "@brightwren/core/older-browsers";
import { keys } from "@brightwren/brand";
import { useEffect, useState } from "react";

const nameOf = (postId: string, editorId: string): string => `${keys.prefix}-editor/${postId}/${editorId}`;

/** An editor that is alive, and the post that it has open. */
type LiveEditor = { postId: string; editorId: string };

/**
 * Shows to all windows that this editor is alive. The browser lets go of the lock when the window closes or crashes.
 * Returns a function that releases it before.
 */
export function holdEditorLock(postId: string, editorId: string): () => void {
  const { promise, resolve } = withResolvers<void>();
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
    return kind === `${keys.prefix}-editor` && postId && editorId ? [{ postId, editorId }] : [];
  });
}

// A crashed window notifies nobody when it goes.
const lookAgainAfter = 5000;

/** Marks the post as open here, and counts the other windows of this browser that have it open. */
export function useOtherEditors(postId: string, editorId: string): number {
  const [others, setOthers] = useState(0);

  useEffect(() => {
    const release = holdEditorLock(postId, editorId);
    const channel = new BroadcastChannel(`${keys.prefix}-editors`);
    const look = () => {
      liveEditors().then(
        (editors) =>
          setOthers(editors.filter((one) => one.postId === postId && one.editorId !== editorId).length),
        (error: unknown) => console.warn("Other windows could not be counted:", error),
      );
    };
    channel.addEventListener("message", look);
    // A channel has one origin, so there is no target to name.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    const announce = () => channel.postMessage(postId);
    announce();
    look();
    const timer = setInterval(look, lookAgainAfter);
    return () => {
      clearInterval(timer);
      release();
      announce();
      channel.close();
    };
  }, [postId, editorId]);

  return others;
}
