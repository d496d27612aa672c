/** The three runs over one set of tests; docs/testing.md says which to take when. */
export type Depth = "quick" | "normal" | "deep";

/** Reads the run's depth from the command line; none is `normal`. Throws for a word that names none. */
export function readDepth(argument: string | undefined): Depth {
  if (argument === undefined) return "normal";
  if (argument === "quick" || argument === "deep") return argument;
  throw new Error(`There is no test run named "${argument}"; there are quick and deep.`);
}
