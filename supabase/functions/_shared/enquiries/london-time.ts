const zone = { timeZone: "Europe/London" } as const;
const day = new Intl.DateTimeFormat("en-GB", {
  ...zone,
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
});
const time = new Intl.DateTimeFormat("en-GB", {
  ...zone,
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
  timeZoneName: "short",
});

/** Takes an instant; gives it in words on a British clock: "Friday 20 November 2026 at 09:26 GMT". */
export function londonTime(instant: Date): string {
  // The comma after the weekday comes and goes with the version of the locale data.
  return `${day.format(instant).replace(",", "")} at ${time.format(instant)}`;
}
