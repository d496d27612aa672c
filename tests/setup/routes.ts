import { demos } from "@brightwren/demos/demos";
import { pages } from "@brightwren/site/page-table";

/** Every page of the site but the demos, with a category and an article of the blog. What the owner sees (/login, /admin) is none. */
export const pageRoutes = [
  ...pages.map(({ path }) => path),
  "/blog/category/local-seo",
  "/blog/local-seo-for-trades",
];

export const demoRoutes = demos.map(({ path }) => path);

export const unknownRoute = "/no-such-page";
