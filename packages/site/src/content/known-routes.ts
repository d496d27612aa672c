import { paths } from "@brightwren/core/paths";
import { demoRoutes } from "./catalogue-schemas.ts";

const routes = new Set<string>([
  ...Object.values(paths).filter((path) => typeof path === "string"),
  ...demoRoutes,
]);

/** True for `#anchor`, and for a route of the site with or without an anchor. */
export function isKnownLink(link: string): boolean {
  const [path = "", anchor, ...rest] = link.split("#");
  if (rest.length > 0 || anchor === "") return false;
  return path === "" ? anchor !== undefined : routes.has(path);
}
