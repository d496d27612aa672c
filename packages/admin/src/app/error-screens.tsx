import { paths } from "@brightwren/core/paths";
import { Button } from "@brightwren/ui/button";
import { buttonClass } from "@brightwren/ui/button-class";
import { useEffect } from "react";
import { savedPlace } from "../device/saved-place.ts";
import { isRouteErrorResponse, Link, useRouteError, useLocation } from "react-router-dom";
import { adminPaths } from "../host/admin-paths.ts";
import { useHost } from "../host/host.ts";
import { FullPageMessage } from "../parts/full-page-message.tsx";
import { ChunkLoadError } from "../parts/load-part.ts";
import { LostScreen } from "./lost-screen.tsx";

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
