export const maxRowsPerRequest = 1000;

type Failure = { code: string };

/** Unique constraint violated. */
export const isUniqueViolation = (error: Failure): boolean => error.code === "23505";

/** Foreign key constraint violated. */
export const isMissingReference = (error: Failure): boolean => error.code === "23503";

/** PostgREST's or Postgres's code. */
export const isMissingTable = (error: Failure): boolean =>
  error.code === "PGRST205" || error.code === "42P01";

/** For `catch`: replaces the data of a table that the project's database is too old to have. */
export const ifMissingTable =
  <Data>(instead: () => Data) =>
  (error: unknown): Data => {
    if (isMissingTable(error as Failure)) return instead();
    throw error;
  };
