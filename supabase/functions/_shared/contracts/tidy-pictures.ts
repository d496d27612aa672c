/** What tidy-pictures answers: how many pictures it deleted in this run, and how many it could not. */
export type TidyReport = { removed: number; failed: number };
