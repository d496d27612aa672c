import { buttonClass } from "@brightwren/ui/button-class";
import { useEffect } from "react";
import { isRouteErrorResponse, Link, useRouteError } from "react-router-dom";
import { adminPaths } from "../app/admin-paths.ts";
import { Stop } from "./stop.tsx";

/** The error's status or its message, as the router gives it. */
function reasonOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : String(error);
}

/** What stands where a screen could not be loaded or broke, with the error's status or message (specification section 2). */
export function BrokenScreen() {
  const error = useRouteError();
  useEffect(() => console.error("A screen broke:", error), [error]);
  return (
    <Stop
      title="Something went wrong"
      text="This screen could not be shown. Text that was not saved is kept on this computer and offered back."
      detail={reasonOf(error)}
    >
      <button type="button" className={buttonClass()} onClick={() => location.reload()}>
        Reload
      </button>
      <Link to={adminPaths.overview} className={buttonClass({ variant: "outline" })}>
        To the overview
      </Link>
    </Stop>
  );
}
