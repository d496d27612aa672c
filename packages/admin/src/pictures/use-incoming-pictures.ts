import { backendConnectivity } from "@brightwren/core/supabase/connectivity";
import { notify } from "@brightwren/ui/notify";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useDraftOwner } from "../drafts/draft-owner.ts";
import { useReauthentication } from "../session/reauthentication.tsx";
import { type IncomingPicture, IncomingPictures, type PicturePlaces } from "./incoming-pictures.ts";
import { loadWorkerAhead, preparePicture } from "./prepare/prepare-picture.ts";

/** Uses the `places` from the first render. Throws while signed out. */
export function useIncomingPictures(places: PicturePlaces): {
  pictures: IncomingPictures;
  items: readonly IncomingPicture[];
} {
  const { withSession } = useReauthentication();
  const owner = useDraftOwner();
  const [pictures] = useState(() => {
    if (!owner) throw new Error("A picture wants somebody signed in.");
    return new IncomingPictures({
      owner,
      withSession,
      prepare: preparePicture,
      places: {
        ...places,
        gone(id, name, reason) {
          places.gone(id, name, reason);
          if (reason)
            notify({ title: "Not added", description: `“${name}”: ${reason}`, variant: "destructive" });
        },
      },
    });
  });
  useEffect(() => void loadWorkerAhead(), []);
  useEffect(
    () =>
      backendConnectivity.watch(() => {
        if (backendConnectivity.isReachable()) pictures.retryWaiting();
      }),
    [pictures],
  );
  return { pictures, items: useSyncExternalStore(pictures.subscribe, pictures.getSnapshot) };
}
