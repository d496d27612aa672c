import type { EnquiryTab } from "./enquiry-filter.ts";

const day = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeZone: "Europe/London" });

/** The name of an exported file: what it holds, and London's day. */
export const exportName = (tab: EnquiryTab, now: Date): string => `enquiries-${tab}-${day.format(now)}.csv`;
