import { adminPaths } from "@brightwren/admin/admin-paths";
import { demos } from "@brightwren/demos/demos";
import { pages } from "@brightwren/site/page-table";

/** Every page except the demos, /login and /admin, with one category and one article as examples. */
export const pageRoutes = [
  ...pages.map(({ path }) => path),
  "/blog/category/local-seo",
  "/blog/local-seo-for-trades",
];

/**
 * Where `npm test` checks what deep runs check on every page: the start page has the most kinds of parts, the contact page
 * the form fields, and the article the styles of written text.
 */
export const exampleRoutes = ["/", "/contact", "/blog/local-seo-for-trades"];

export const demoRoutes = demos.map(({ path }) => path);

export const unknownRoute = "/no-such-page";

const { login, forgottenPassword, newPassword, newPost } = adminPaths;
const unlisted = new Set<string>([login, forgottenPassword, newPassword, newPost]);

/** Every screen of a signed-in owner, starting with the overview, except the editor and screens that need an id. */
export const adminScreens = Object.values(adminPaths)
  .filter((path) => typeof path === "string")
  .filter((path) => !unlisted.has(path));
