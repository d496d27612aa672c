import { demoNames, paths } from "../paths.ts";

/** Every page of the site that is no article (specification section 2). */
export const sitePaths: ReadonlySet<string> = new Set([
  ...Object.values(paths).filter((path) => typeof path === "string"),
  ...demoNames.map((name) => `/demos/${name}`),
]);
