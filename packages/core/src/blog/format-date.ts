const months = "January February March April May June July August September October November December".split(
  " ",
);

/**
 * Throws a `RangeError` for an invalid timestamp. Calls `Intl` only in the hour when Britain may be a day ahead of UTC,
 * because creating the first formatter takes 140 ms on a slow phone (docs/decisions/020).
 */
function britishDay(iso: string): { year: number; month: string; day: number } {
  const at = new Date(iso);
  if (at.getUTCHours() === 23 && isMidnightInBritain(at)) at.setUTCHours(24);
  const [year = 0, month = 0, day = 0] = at.toISOString().slice(0, 10).split("-").map(Number);
  return { year, month: months[month - 1] ?? "", day };
}

const isMidnightInBritain = (at: Date): boolean =>
  at.toLocaleTimeString("en-GB", { timeZone: "Europe/London", hour: "2-digit", hourCycle: "h23" }) === "00";

/** 'Jan 5, 2024', for cards; takes an ISO timestamp. */
export function formatCardDate(iso: string): string {
  const { year, month, day } = britishDay(iso);
  return `${month.slice(0, 3)} ${day}, ${year}`;
}

/** 'March 5, 2024', for articles; takes an ISO timestamp. */
export function formatArticleDate(iso: string): string {
  const { year, month, day } = britishDay(iso);
  return `${month} ${day}, ${year}`;
}

/** '5 March 2024', where the specification defines no format; takes an ISO timestamp. */
export function formatBritishDate(iso: string): string {
  const { year, month, day } = britishDay(iso);
  return `${day} ${month} ${year}`;
}
