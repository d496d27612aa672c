export const maxRowsPerRequest = 1000;

export const isBeyondLastPage = (error: { code: string }): boolean => error.code === "PGRST103";

/** Unique constraint violated. */
export const isUniqueViolation = (error: { code: string }): boolean => error.code === "23505";

/** Foreign key constraint violated. */
export const isMissingReference = (error: { code: string }): boolean => error.code === "23503";

/** PostgREST's or Postgres's code. */
export const isMissingTable = (error: { code: string }): boolean =>
  error.code === "PGRST205" || error.code === "42P01";
