import { z } from "@brightwren/functions/contracts/zod";

const moment = z.iso.datetime({ offset: true });

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const monthName =
  "(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?";
const ordinal = "(\\d{1,2})(?:st|nd|rd|th)?";

/** Unambiguous date formats, with their capture groups for year, month and day. */
const days: readonly [RegExp, year: number, month: number, day: number][] = [
  [/^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?![\d./-])/, 1, 3, 4],
  [/^(\d{4})(\d\d)(\d\d)(?=$|[T\s])/i, 1, 2, 3],
  [/^(\d{4})年(\d{1,2})月(\d{1,2})日/, 1, 2, 3],
  [/^(\d{1,2})\.(\d{1,2})\.(\d{4})(?!\d)/, 3, 2, 1],
  [new RegExp(`^${ordinal}(?:\\s+of)?[\\s-]+${monthName},?[\\s-]+(\\d{4})(?!\\d)`, "i"), 3, 2, 1],
  [new RegExp(`^${monthName}\\s+${ordinal},?\\s+(\\d{4})(?!\\d)`, "i"), 3, 1, 2],
];

const slashes = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})(?!\d)/;
const clockTime =
  /^(?:T|,?\s+(?:at\s+)?|(?=$))(?:(\d{1,2}):(\d\d)(?::(\d\d)(?:[.,]\d+)?)?|(\d\d)(\d\d)(\d\d))?\s*(am|pm)?/i;

/** UTC offsets of the abbreviations in RFC 2822 and in Europe. */
const zones: Record<string, string> = {
  z: "Z",
  ut: "Z",
  utc: "Z",
  gmt: "Z",
  bst: "+01:00",
  wet: "Z",
  west: "+01:00",
  cet: "+01:00",
  cest: "+02:00",
  eet: "+02:00",
  eest: "+03:00",
  est: "-05:00",
  edt: "-04:00",
  cst: "-06:00",
  cdt: "-05:00",
  mst: "-07:00",
  mdt: "-06:00",
  pst: "-08:00",
  pdt: "-07:00",
};

/** A date without a time means midnight UTC; a time without a zone is UTC. Null for ambiguous dates like 08/07/2022. */
export function readDate(text: string): string | null {
  if (moment.safeParse(text).success) return text;
  if (text.length > 80) return null;
  const written = text
    .trim()
    .replace(/^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,?\s+/i, "")
    // JavaScript's `Date` format has the year before the time, C's `ctime` after it.
    .replace(/^([a-z]+\s+\d{1,2})(\s+\d\d:\d\d:\d\d)(?:\s+([a-z]{2,5}))?\s+(\d{4})$/i, "$1 $4$2 $3")
    .replace(/\s*\([^)]*\)$/, "");
  const seconds = /^1\d{9}(?:\d{3})?$/.exec(written)?.[0];
  if (seconds) return isoOf(Number(seconds) * (seconds.length === 10 ? 1000 : 1));
  const found = dayIn(written);
  if (!found) return null;
  const rest = written.slice(found.length);
  const clock = clockTime.exec(rest);
  if (!clock) return null;
  const [whole, hour, minute, second, basicHour, basicMinute, basicSecond, half] = clock;
  const given = Number(hour ?? basicHour ?? 0);
  if (half && (given < 1 || given > 12 || hour === undefined)) return null;
  const hours = half ? (given % 12) + (half.toLowerCase() === "pm" ? 12 : 0) : given;
  const zone = zoneOf(rest.slice(whole.length).trim());
  if (zone === undefined) return null;
  // Preserve the fraction of a second.
  const fraction = /^[^]*?:\d\d:\d\d[.,](\d+)/.exec(rest)?.[1];
  const clockText = `${two(hours)}:${minute ?? basicMinute ?? "00"}:${second ?? basicSecond ?? "00"}`;
  const made = `${found.day}T${clockText}${fraction ? `.${fraction}` : ""}${zone}`;
  return moment.safeParse(made).success ? made : null;
}

const two = (number: number | string): string => `${number}`.padStart(2, "0");

const isoOf = (time: number): string => new Date(time).toISOString().replace(".000Z", "Z");

function dayIn(text: string): { day: string; length: number } | undefined {
  for (const [pattern, ...places] of days) {
    const match = pattern.exec(text);
    if (!match) continue;
    const [year = "", month = "", day = ""] = places.map((place) => match[place]);
    return { day: dayOf(year, monthOf(month), day), length: match[0].length };
  }
  const [whole, first = "", second = "", year = ""] = slashes.exec(text) ?? [];
  if (whole === undefined) return undefined;
  // Unambiguous: one number exceeds 12, or both are equal.
  const [month, day] = Number(first) > 12 || first === second ? [second, first] : [first, second];
  return Number(first) > 12 || Number(second) > 12 || first === second
    ? { day: dayOf(year, month, day), length: whole.length }
    : undefined;
}

const dayOf = (year: string, month: string, day: string): string => `${year}-${two(month)}-${two(day)}`;

const monthOf = (text: string): string => {
  const index = months.indexOf(text.slice(0, 3).toLowerCase());
  return index < 0 ? text : two(index + 1);
};

/** Returns an offset, or undefined for unknown words. Ignores a zone name after an offset. */
function zoneOf(text: string): string | undefined {
  if (text === "") return "Z";
  const [, sign, hours = "", minutes = "00"] =
    /^(?:UTC|GMT)?([+-])(\d\d?):?(\d\d)?(?:\s+[A-Z]{2,5})?$/i.exec(text) ?? [];
  if (sign) return `${sign}${two(hours)}:${minutes}`;
  const name = text.toLowerCase();
  return Object.hasOwn(zones, name) ? zones[name] : undefined;
}
