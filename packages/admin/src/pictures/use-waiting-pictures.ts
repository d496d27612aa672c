import type { KnownPictures } from "@brightwren/core/pictures/picture-facts";
import { addressOf } from "@brightwren/core/pictures/store-picture";
import { useEffect, useState } from "react";
import { picturesIn, waitingPicture } from "../drafts/waiting-pictures.ts";

export function useWaitingPictures(text: string): KnownPictures {
  const [known, setKnown] = useState<KnownPictures>({});
  const hashes = [...picturesIn(text)].join(" ");
  useEffect(() => {
    const left = new AbortController();
    const shown: string[] = [];
    const read = async () => {
      const found: KnownPictures = {};
      for (const hash of hashes.split(" ").filter(Boolean)) {
        const waiting = await waitingPicture(hash);
        const blob = waiting?.picture.files.at(-1)?.blob;
        if (!waiting || !blob || left.signal.aborted) continue;
        const waitsAt = URL.createObjectURL(blob);
        shown.push(waitsAt);
        const { width, height, colour } = waiting.picture;
        found[await addressOf(waiting.picture)] = { width, height, colour, waitsAt };
      }
      if (!left.signal.aborted) setKnown(found);
    };
    read().catch((error: unknown) => console.warn("Waiting pictures could not be read:", error));
    return () => {
      left.abort();
      for (const address of shown) URL.revokeObjectURL(address);
    };
  }, [hashes]);
  return known;
}
