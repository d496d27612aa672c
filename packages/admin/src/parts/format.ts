// The studio's own clock, wherever the owner happens to be.
const timeZone = "Europe/London";
const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric", timeZone });
const time = new Intl.DateTimeFormat("en-GB", {
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
  timeZone,
});

/** '5 Jan 2024'. Accepts an ISO timestamp. */
export const formatDay = (iso: string): string => day.format(new Date(iso));

/** '5 Jan 2024, 14:05', on London's clocks. Accepts an ISO timestamp. */
export const formatMoment = (iso: string): string => `${formatDay(iso)}, ${time.format(new Date(iso))}`;

/** '14:05' for a moment of today, else as `formatMoment`. Accepts milliseconds since 1970. */
export function formatRecent(at: number, now = Date.now()): string {
  const isToday = day.format(at) === day.format(now);
  return isToday ? time.format(at) : formatMoment(new Date(at).toISOString());
}

const isoDay = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeZone });

/** London's day as files are named by it: `2026-03-05`. */
export const londonDay = (now: Date): string => isoDay.format(now);

/** '1 post', '2,000 posts'. */
export const formatCount = (count: number, one: string, many: string): string =>
  `${count.toLocaleString("en-GB")} ${count === 1 ? one : many}`;
