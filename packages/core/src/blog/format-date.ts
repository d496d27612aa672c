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

export const britishYear = (iso: string): number => britishDay(iso).year;

/** Formats an ISO timestamp for a card: 'Jan 5, 2024'. */
export function formatCardDate(iso: string): string {
  const { year, month, day } = britishDay(iso);
  return `${month.slice(0, 3)} ${day}, ${year}`;
}

/** Formats an ISO timestamp for an article: 'March 5, 2024'. */
export function formatArticleDate(iso: string): string {
  const { year, month, day } = britishDay(iso);
  return `${month} ${day}, ${year}`;
}

/** Formats an ISO timestamp as '5 March 2024', wherever the specification does not define a format. */
export function formatBritishDate(iso: string): string {
  if (Number.isNaN(Date.parse(iso))) return "an unknown date";
  const { year, month, day } = britishDay(iso);
  return `${day} ${month} ${year}`;
}
