import { londonDay } from "../parts/moment/london-day.ts";
import type { EnquiryTab } from "./enquiry-filter.ts";

/** The name of an exported file: what it holds, and London's day. */
export const exportName = (tab: EnquiryTab, now: Date): string => `enquiries-${tab}-${londonDay(now)}.csv`;
