import { useEffect, useState } from "react";
import { holdEditorLock, liveEditors } from "./editor-lock.ts";

// A crashed window says nothing when it goes.
const lookAgainAfter = 5000;

/** Marks the post as open here, and counts the other windows of this browser that have it open. */
export function useOtherEditors(postId: string, editorId: string): number {
  const [others, setOthers] = useState(0);

  useEffect(() => {
    const release = holdEditorLock(postId, editorId);
    const channel = new BroadcastChannel("brightwren-editors");
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
    const tell = () => channel.postMessage(postId);
    tell();
    look();
    const timer = setInterval(look, lookAgainAfter);
    return () => {
      clearInterval(timer);
      release();
      tell();
      channel.close();
    };
  }, [postId, editorId]);

  return others;
}
