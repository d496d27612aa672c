/** Whether the Data API refused a range because it begins after the last row. */
export const isBeyondLastPage = (error: { code: string }): boolean => error.code === "PGRST103";
