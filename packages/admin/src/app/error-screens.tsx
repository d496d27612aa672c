import { paths } from "@brightwren/core/paths";
import { Button } from "@brightwren/ui/button";
import { buttonClass } from "@brightwren/ui/button-class";
import { useEffect, useState } from "react";
import { savedPlace } from "../device/saved-place.ts";
import { isRouteErrorResponse, Link, useRouteError, useLocation } from "react-router-dom";
import { adminPaths } from "../host/admin-paths.ts";
import { useHost } from "../host/host.ts";
import { FullPageMessage } from "../parts/full-page-message.tsx";
import { ChunkLoadError } from "../parts/load-part.ts";
import { backendConnectivity } from "@brightwren/core/supabase/connectivity";
import { waits } from "@brightwren/core/waits";
import { Waiting } from "../parts/waiting.tsx";
import { tabStorage } from "@brightwren/ui/safe-storage";

function reasonOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : String(error);
}

export function BrokenScreen() {
  const error = useRouteError();
  useEffect(() => console.error("A screen broke:", error), [error]);
  const broken = <Broken error={error} />;
  return error instanceof ChunkLoadError ? <LostScreen otherwise={broken} /> : broken;
}

function Broken({ error }: { error: unknown }) {
  return (
    <FullPageMessage
      title="Unexpected Application Error!"
      text={`This screen couldn’t be shown. Any unsaved text is safe ${savedPlace()}, and you can restore it when you reopen the post.`}
      detail={reasonOf(error)}
    >
      <Button onClick={() => location.reload()}>Reload</Button>
      <Link to={adminPaths.overview} className={buttonClass({ kind: "outline" })}>
        Go to overview
      </Link>
    </FullPageMessage>
  );
}

export function MissingScreen() {
  const { siteUrl } = useHost();
  const { pathname } = useLocation();
  useEffect(() => {
    console.warn("404: no page at", pathname);
  }, [pathname]);
  return (
    <FullPageMessage title="404" text="Oops! Page not found">
      <Link to={adminPaths.overview} className={buttonClass()}>
        Go to overview
      </Link>
      <a href={siteUrl + paths.home} className={buttonClass({ kind: "outline" })}>
        Return to Home
      </a>
    </FullPageMessage>
  );
}

/**
 * Replaces a screen whose chunk failed to load. Reloads the page immediately if the server responds, otherwise when
 * the network is back. Shows `otherwise` if a reload would not help.
 */
function LostScreen({ otherwise }: { otherwise: React.ReactNode }) {
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

/** Milliseconds. */
const longestAnswer = 5000;
const storageKey = "admin-renewed";

async function hasDocument(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(longestAnswer);
    const { ok } = await fetch(location.href, { method: "HEAD", cache: "no-store", signal });
    return ok;
  } catch {
    return false;
  }
}

/** Prevents reload loops by allowing one reload per path and build, or none if session storage is blocked. */
function mayRenew(): boolean {
  const version = location.pathname + import.meta.url;
  return tabStorage.getItem(storageKey) !== version && tabStorage.setItem(storageKey, version);
}
