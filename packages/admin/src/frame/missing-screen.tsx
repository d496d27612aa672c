import { buttonClass } from "@brightwren/ui/button-class";
import { useEffect } from "react";
import { Link, useLocation } from "react-router-dom";
import { adminPaths } from "../app/admin-paths.ts";
import { Stop } from "./stop.tsx";

/** What stands at an address of the admin that leads nowhere; the address is logged (specification section 2). */
export function MissingScreen() {
  const { pathname } = useLocation();
  useEffect(() => {
    console.warn("404: no page at", pathname);
  }, [pathname]);
  return (
    <Stop title="Page not found" text="There is no such page in the admin.">
      <Link to={adminPaths.overview} className={buttonClass()}>
        To the overview
      </Link>
    </Stop>
  );
}
