import { serverNow } from "@brightwren/core/supabase/server-clock";

// The studio's time zone, wherever the owner is.
const timeZone = "Europe/London";
const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric", timeZone });
const time = new Intl.DateTimeFormat("en-GB", {
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
  timeZone,
});

const dated = (iso: string, format: (at: Date) => string): string =>
  Number.isNaN(Date.parse(iso)) ? "unknown date" : format(new Date(iso));

export const formatDay = (iso: string): string => dated(iso, (at) => day.format(at));

/** '5 Jan 2024, 14:05' in London time, for an ISO timestamp. */
export const formatMoment = (iso: string): string =>
  dated(iso, (at) => `${day.format(at)}, ${time.format(at)}`);

/** '14:05' for today, otherwise like `formatMoment`. `at`: milliseconds since 1970. */
export function formatRecent(at: number, now = serverNow()): string {
  if (Number.isNaN(at)) return "unknown date";
  const isToday = day.format(at) === day.format(now);
  return isToday ? time.format(at) : formatMoment(new Date(at).toISOString());
}

const isoDay = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeZone });

/** The date in London for file names: `2026-03-05`. */
export const londonDay = (now: Date): string => isoDay.format(now);

/** Text of a single-line field, as it is stored. */
export const oneLine = (text: string): string => text.normalize("NFC").replace(/\s+/gu, " ").trim();

export const formatCount = (count: number, one: string, many: string): string =>
  `${count.toLocaleString("en-GB")} ${count === 1 ? one : many}`;
