import { buttonClass } from "@brightwren/ui/button-class";
import { Part } from "@brightwren/ui/part";
import { useEffect } from "react";
import { keptPlace } from "../device/kept-here.ts";
import { isRouteErrorResponse, Link, Outlet, useRouteError, useLocation } from "react-router-dom";
import { adminPaths } from "../host/admin-paths.ts";
import { FullPageMessage } from "../parts/full-page-message.tsx";
import { LostPartError } from "../parts/load-part.ts";
import { LostScreen } from "./lost-screen.tsx";

/** The error's status or its message, as the router gives it. */
function reasonOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : String(error);
}

const brokenScreen = (error: unknown) => <Broken error={error} />;
const isLost = (error: unknown) => error instanceof LostPartError;

/** Around each screen: one that breaks while it is shown stays readable. */
export function ScreenPart() {
  const { pathname } = useLocation();
  return (
    <Part place={pathname} instead={brokenScreen} passesOn={isLost}>
      <Outlet />
    </Part>
  );
}

/** What stands where a screen could not be loaded or broke. */
export function BrokenScreen() {
  const error = useRouteError();
  useEffect(() => console.error("A screen broke:", error), [error]);
  const broken = <Broken error={error} />;
  return error instanceof LostPartError ? <LostScreen otherwise={broken} /> : broken;
}

function Broken({ error }: { error: unknown }) {
  return (
    <FullPageMessage
      title="Something went wrong"
      text={`This screen could not be shown. Text that was not saved is kept ${keptPlace()} and offered back.`}
      detail={reasonOf(error)}
    >
      <button type="button" className={buttonClass()} onClick={() => location.reload()}>
        Reload
      </button>
      <Link to={adminPaths.overview} className={buttonClass({ variant: "outline" })}>
        To the overview
      </Link>
    </FullPageMessage>
  );
}

/** What stands at an address of the admin that leads nowhere; the address is logged. */
export function MissingScreen() {
  const { pathname } = useLocation();
  useEffect(() => {
    console.warn("404: no page at", pathname);
  }, [pathname]);
  return (
    <FullPageMessage title="Page not found" text="There is no such page in the admin.">
      <Link to={adminPaths.overview} className={buttonClass()}>
        To the overview
      </Link>
    </FullPageMessage>
  );
}
