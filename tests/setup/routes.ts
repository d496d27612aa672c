import { demos } from "@brightwren/demos/demos";
import { pages } from "@brightwren/site/page-table";

/** Every page except the demos, /login and /admin, with one category and one article as examples. */
export const pageRoutes = [
  ...pages.map(({ path }) => path),
  "/blog/category/local-seo",
  "/blog/local-seo-for-trades",
];

export const demoRoutes = demos.map(({ path }) => path);

export const unknownRoute = "/no-such-page";
