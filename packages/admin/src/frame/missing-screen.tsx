import { buttonClass } from "@brightwren/ui/button-class";
import { Link } from "react-router-dom";
import { adminPaths } from "../app/admin-paths.ts";
import { Stop } from "./stop.tsx";

/** What stands at an address of the admin that leads nowhere. */
export function MissingScreen() {
  return (
    <Stop title="Page not found" text="There is no such page in the admin.">
      <Link to={adminPaths.overview} className={buttonClass()}>
        To the overview
      </Link>
    </Stop>
  );
}
