/** The Data API returns at most this many rows a request. */
export const mostRows = 1000;

/** Whether the Data API refused a range because it begins after the last row. */
export const isBeyondLastPage = (error: { code: string }): boolean => error.code === "PGRST103";

/** Whether the database refused a row because there is one of its key, or its slug. */
export const isTaken = (error: { code: string }): boolean => error.code === "23505";

/** Whether the database refused a row because what it refers to is not there (any more). */
export const isMissingReference = (error: { code: string }): boolean => error.code === "23503";

/** Whether there is no such table: by the Data API's word, or by the database's own. */
export const isMissingTable = (error: { code: string }): boolean =>
  error.code === "PGRST205" || error.code === "42P01";
