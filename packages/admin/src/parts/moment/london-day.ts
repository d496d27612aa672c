const day = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeZone: "Europe/London" });

/** London's day as files are named by it: `2026-03-05`. */
export const londonDay = (now: Date): string => day.format(now);
