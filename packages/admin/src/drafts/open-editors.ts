import { withResolvers } from "@brightwren/core/older-browsers";
import { keys } from "@brightwren/brand";
import { waits } from "@brightwren/core/waits";
import { useEffect, useState } from "react";
import { listenToTabs, notifyTabs } from "../device/channel.ts";
import { heldLocks, withLock } from "../device/locks.ts";

const nameOf = (postId: string, editorId: string): string => `${keys.prefix}-editor/${postId}/${editorId}`;

type LiveEditor = { postId: string; editorId: string };

/** The browser releases the lock when the window closes or crashes. Returns a function that releases it earlier. */
export function holdEditorLock(postId: string, editorId: string): () => void {
  const { promise, resolve } = withResolvers<void>();
  void withLock(nameOf(postId, editorId), {}, () => promise);
  return resolve;
}

export async function liveEditors(): Promise<LiveEditor[]> {
  return (await heldLocks()).flatMap((name) => {
    const [kind, postId, editorId] = name.split("/");
    return kind === `${keys.prefix}-editor` && postId && editorId ? [{ postId, editorId }] : [];
  });
}

export const editorsChannel = `${keys.prefix}-editors`;

/** Marks the post as open and counts the other windows in this browser that have it open. */
export function useOtherEditors(postId: string, editorId: string): number {
  const [others, setOthers] = useState(0);

  useEffect(() => {
    const release = holdEditorLock(postId, editorId);
    const countEditors = () => {
      liveEditors().then(
        (editors) =>
          setOthers(editors.filter((one) => one.postId === postId && one.editorId !== editorId).length),
        (error: unknown) => console.warn("Other windows could not be counted:", error),
      );
    };
    const unsubscribe = listenToTabs(editorsChannel, countEditors);
    const announce = () => notifyTabs(editorsChannel, postId);
    announce();
    countEditors();
    const timer = setInterval(countEditors, waits.openEditors);
    return () => {
      clearInterval(timer);
      release();
      unsubscribe();
      announce();
    };
  }, [postId, editorId]);

  return others;
}
