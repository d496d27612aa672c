import { backendConnectivity } from "@brightwren/core/supabase/connectivity";
import { waits } from "@brightwren/core/waits";
import { buttonClass } from "@brightwren/ui/button-class";
import { useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { keptPlace } from "../device/kept-here.ts";
import { adminPaths } from "../host/admin-paths.ts";
import { FullPageMessage } from "../parts/full-page-message.tsx";
import { Waiting } from "../parts/waiting.tsx";
import { hasDocument, mayRenew } from "./renewal.ts";

/**
 * What stands where a part of the app could not be loaded. It loads the document anew: at once if the server has it,
 * else as soon as the network is back. Should that not help, `otherwise` stands there.
 */
export function LostScreen({ otherwise }: { otherwise: React.ReactNode }) {
  const { state, isTrying, tryAgain } = useRenewal();
  if (state === "looking") return <Waiting label="Loading the screen" />;
  if (state === "broken") return otherwise;
  return (
    <FullPageMessage
      title="This screen could not be loaded"
      text={`You are offline: it opens by itself when the network is back. What you wrote is kept ${keptPlace()}.`}
    >
      <button
        type="button"
        className={buttonClass()}
        aria-disabled={isTrying}
        onClick={isTrying ? undefined : tryAgain}
      >
        {isTrying ? "Trying again..." : "Try again"}
      </button>
      <Link to={adminPaths.overview} className={buttonClass({ variant: "outline" })}>
        To the overview
      </Link>
    </FullPageMessage>
  );
}

function useRenewal() {
  const [state, setState] = useState<"looking" | "offline" | "broken">("looking");
  const [isTrying, setIsTrying] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    const look = async () => {
      const isThere = await hasDocument();
      if (!isCurrent) return;
      if (!isThere) setState("offline");
      else if (mayRenew()) location.reload();
      else setState("broken");
    };
    void look();
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
