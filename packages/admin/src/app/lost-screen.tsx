import { backendConnectivity } from "@brightwren/core/supabase/connectivity";
import { waits } from "@brightwren/core/waits";
import { Button } from "@brightwren/ui/button";
import { buttonClass } from "@brightwren/ui/button-class";
import { useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { savedPlace } from "../device/saved-place.ts";
import { adminPaths } from "../host/admin-paths.ts";
import { FullPageMessage } from "../parts/full-page-message.tsx";
import { Waiting } from "../parts/waiting.tsx";
import { hasDocument, mayRenew } from "./renewal.ts";

/**
 * Replaces a screen whose chunk failed to load. Reloads the page immediately if the server responds, otherwise when
 * the network is back. Shows `otherwise` if a reload would not help.
 */
export function LostScreen({ otherwise }: { otherwise: React.ReactNode }) {
  const { state, isTrying, tryAgain } = useRenewal();
  if (state === "looking") return <Waiting label="Loading the screen" />;
  if (state === "broken") return otherwise;
  return (
    <FullPageMessage
      title="This screen could not be loaded"
      text={`You’re offline. It will open automatically when you reconnect. Your text is safe ${savedPlace()}.`}
    >
      <Button busy={isTrying} onClick={tryAgain}>
        {isTrying ? "Trying again..." : "Try again"}
      </Button>
      <Link to={adminPaths.overview} className={buttonClass({ kind: "outline" })}>
        Go to overview
      </Link>
    </FullPageMessage>
  );
}

function useRenewal() {
  const [state, setState] = useState<"looking" | "offline" | "broken">("looking");
  const [isTrying, setIsTrying] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    const renewOnce = async () => {
      const isThere = await hasDocument();
      if (!isCurrent) return;
      if (!isThere) setState("offline");
      else if (mayRenew()) location.reload();
      else setState("broken");
    };
    void renewOnce();
    return () => {
      isCurrent = false;
    };
  }, []);

  useEffect(() => {
    if (state !== "offline") return undefined;
    const stopped = new AbortController();
    const { signal } = stopped;
    const renew = async () => {
      if ((await hasDocument()) && !signal.aborted) location.reload();
    };
    window.addEventListener("online", () => void renew(), { signal });
    const unwatch = backendConnectivity.watch(() => void (backendConnectivity.isReachable() && renew()));
    const timer = setInterval(() => void renew(), waits.lostScreen);
    return () => {
      stopped.abort();
      unwatch();
      clearInterval(timer);
    };
  }, [state]);

  const tryAgain = async () => {
    setIsTrying(true);
    if (await hasDocument()) location.reload();
    else setIsTrying(false);
  };
  return { state, isTrying, tryAgain: () => void tryAgain() };
}
