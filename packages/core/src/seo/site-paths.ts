import { paths } from "../paths.ts";

const demos = [
  "fitness",
  "restaurant",
  "salon",
  "tech",
  "events",
  "education",
  "plumbing",
  "photography",
  "detailing",
];

/** Every page of the site that is no article (specification section 2). */
export const sitePaths: ReadonlySet<string> = new Set([
  ...Object.values(paths).filter((path) => typeof path === "string"),
  ...demos.map((name) => `/demos/${name}`),
]);
