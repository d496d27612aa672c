import { serverNow } from "@brightwren/core/supabase/server-clock";

// The studio's time zone, wherever the owner is.
const timeZone = "Europe/London";
const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric", timeZone });
const shortDay = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone });
const time = new Intl.DateTimeFormat("en-GB", {
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
  timeZone,
});

const dated = (iso: string, format: (at: Date) => string): string =>
  Number.isNaN(Date.parse(iso)) ? "unknown date" : format(new Date(iso));

export const formatDay = (iso: string): string => dated(iso, (at) => day.format(at));

/** '5 Jan', or in another year '5 Jan 2024'. */
export const formatShortDay = (iso: string, now = serverNow()): string =>
  dated(iso, (at) =>
    (londonDay(at).slice(0, 4) === londonDay(new Date(now)).slice(0, 4) ? shortDay : day).format(at),
  );

/** '5 Jan 2024, 14:05' in London time, for an ISO timestamp. */
export const formatMoment = (iso: string): string =>
  dated(iso, (at) => `${day.format(at)}, ${time.format(at)}`);

/** '14:05' for today, otherwise '5 Jan, 14:05', with the year if it is another. `at`: milliseconds since 1970. */
export function formatRecent(at: number, now = serverNow()): string {
  if (Number.isNaN(at)) return "unknown date";
  const isToday = day.format(at) === day.format(now);
  return isToday ? time.format(at) : `${formatShortDay(new Date(at).toISOString(), now)}, ${time.format(at)}`;
}

const hour = 3_600_000;

/** '5 min', '2 h' or '3 days', for milliseconds. */
export function formatSpan(length: number): string {
  if (length < hour) return `${Math.max(1, Math.floor(length / 60_000))} min`;
  if (length < 24 * hour) return `${Math.floor(length / hour)} h`;
  return formatCount(Math.floor(length / (24 * hour)), "day", "days");
}

/** '2 h ago' in the past week, otherwise the day. A moment to come is like `formatRecent`. */
export function formatAge(iso: string, now = serverNow()): string {
  const age = now - Date.parse(iso);
  if (age < 0) return formatRecent(Date.parse(iso), now);
  return age < 7 * 24 * hour ? `${formatSpan(age)} ago` : formatShortDay(iso, now);
}

const isoDay = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeZone });

/** The date in London for file names: `2026-03-05`. */
export const londonDay = (now: Date): string => isoDay.format(now);

/** Text of a single-line field, as it is stored. */
export const oneLine = (text: string): string => text.normalize("NFC").replace(/\s+/gu, " ").trim();

export const formatCount = (count: number, one: string, many: string): string =>
  `${count.toLocaleString("en-GB")} ${count === 1 ? one : many}`;
