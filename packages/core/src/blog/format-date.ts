const months = "January February March April May June July August September October November December".split(
  " ",
);

/**
 * The day that an ISO timestamp falls on in Britain, wherever the page is built or read. Throws a `RangeError` for what is
 * none. `Intl` is asked only in the one hour in which Britain may be a day ahead of UTC: it takes a slow phone 140 ms to
 * make its first formatter (docs/decisions/020).
 */
function britishDay(iso: string): { year: number; month: string; day: number } {
  const at = new Date(iso);
  if (at.getUTCHours() === 23 && isMidnightInBritain(at)) at.setUTCHours(24);
  const [year = 0, month = 0, day = 0] = at.toISOString().slice(0, 10).split("-").map(Number);
  return { year, month: months[month - 1] ?? "", day };
}

const isMidnightInBritain = (at: Date): boolean =>
  at.toLocaleTimeString("en-GB", { timeZone: "Europe/London", hour: "2-digit", hourCycle: "h23" }) === "00";

/** 'Jan 5, 2024', from an ISO timestamp: on the cards of the list. */
export function formatCardDate(iso: string): string {
  const { year, month, day } = britishDay(iso);
  return `${month.slice(0, 3)} ${day}, ${year}`;
}

/** 'March 5, 2024', from an ISO timestamp: on an article's page. */
export function formatArticleDate(iso: string): string {
  const { year, month, day } = britishDay(iso);
  return `${month} ${day}, ${year}`;
}

/** '5 March 2024', from an ISO timestamp: wherever the specification gives no form of its own. */
export function formatBritishDate(iso: string): string {
  const { year, month, day } = britishDay(iso);
  return `${day} ${month} ${year}`;
}
