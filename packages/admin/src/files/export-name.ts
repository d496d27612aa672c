import { londonDay } from "../parts/moment/london-day.ts";

/** The name of the folder or archive that all posts are exported to: with London's day. */
export const exportName = (now: Date): string => `brightwren-posts-${londonDay(now)}`;
