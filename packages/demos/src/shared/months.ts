const short = new Intl.DateTimeFormat("en-US", { month: "short", timeZone: "UTC" });

/** From Jan to Dec. British English would shorten September to four letters. */
export const months = Array.from({ length: 12 }, (_, month) => short.format(Date.UTC(2025, month)));
