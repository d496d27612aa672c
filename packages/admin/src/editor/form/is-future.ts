/** Whether a moment is still to come; no moment is not. */
export const isFuture = (iso: string | null, now = Date.now()): boolean =>
  Boolean(iso) && Date.parse(iso ?? "") > now;
