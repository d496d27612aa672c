export type TidyReport = { removed: number; failed: number };
