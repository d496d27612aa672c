import { withResolvers } from "@brightwren/core/older-browsers";
import { keys } from "@brightwren/brand";
import { waits } from "@brightwren/core/waits";
import { useEffect, useState } from "react";
import { listenToTabs, tellTabs } from "../device/channel.ts";
import { heldLocks, withLock } from "../device/locks.ts";

const nameOf = (postId: string, editorId: string): string => `${keys.prefix}-editor/${postId}/${editorId}`;

/** An editor that is alive, and the post that it has open. */
type LiveEditor = { postId: string; editorId: string };

/**
 * Shows to all windows that this editor is alive. The browser lets go of the lock when the window closes or crashes.
 * Returns a function that releases it before.
 */
export function holdEditorLock(postId: string, editorId: string): () => void {
  const { promise, resolve } = withResolvers<void>();
  void withLock(nameOf(postId, editorId), {}, () => promise);
  return resolve;
}

/** The editors that are open now, in every window of this browser. */
export async function liveEditors(): Promise<LiveEditor[]> {
  return (await heldLocks()).flatMap((name) => {
    const [kind, postId, editorId] = name.split("/");
    return kind === `${keys.prefix}-editor` && postId && editorId ? [{ postId, editorId }] : [];
  });
}

/** Where the windows say that an editor comes or goes. */
export const editorsChannel = `${keys.prefix}-editors`;

/** Marks the post as open here, and counts the other windows of this browser that have it open. */
export function useOtherEditors(postId: string, editorId: string): number {
  const [others, setOthers] = useState(0);

  useEffect(() => {
    const release = holdEditorLock(postId, editorId);
    const look = () => {
      liveEditors().then(
        (editors) =>
          setOthers(editors.filter((one) => one.postId === postId && one.editorId !== editorId).length),
        (error: unknown) => console.warn("Other windows could not be counted:", error),
      );
    };
    const unsubscribe = listenToTabs(editorsChannel, look);
    const announce = () => tellTabs(editorsChannel, postId);
    announce();
    look();
    const timer = setInterval(look, waits.openEditors);
    return () => {
      clearInterval(timer);
      release();
      unsubscribe();
      announce();
    };
  }, [postId, editorId]);

  return others;
}
