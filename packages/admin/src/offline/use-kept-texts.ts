import { useEffect, useState } from "react";
import { allAbandonedDrafts } from "../local-drafts/abandoned-drafts.ts";
import { watchDrafts } from "../local-drafts/draft-store.ts";
import { toKeptTexts, type KeptText } from "./kept-text.ts";
import { useDraftOwner } from "./use-draft-owner.ts";

/** The person's texts that no server has and no editor holds, newest first. */
export function useKeptTexts(): KeptText[] {
  const [texts, setTexts] = useState<KeptText[]>([]);
  const { project, userId } = useDraftOwner() ?? {};

  useEffect(() => {
    if (!project || !userId) return undefined;
    let isCurrent = true;
    const look = () => {
      allAbandonedDrafts().then(
        (drafts) => isCurrent && setTexts(toKeptTexts(drafts, { project, userId })),
        (error: unknown) => console.warn("Kept texts could not be looked for:", error),
      );
    };
    look();
    const stop = watchDrafts(look);
    // The windows tell each other when an editor comes or goes.
    const channel = new BroadcastChannel("brightwren-editors");
    channel.addEventListener("message", look);
    return () => {
      isCurrent = false;
      stop();
      channel.close();
    };
  }, [project, userId]);
  return texts;
}
