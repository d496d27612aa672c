import { readingTime } from "../blog/reading-time.ts";
import type { PostChanges } from "./post.ts";

/** The columns to write for these changes: the reading time goes with the content. */
export function toPostRow<Changes extends PostChanges>(changes: Changes) {
  const { content } = changes;
  return content === undefined ? changes : { ...changes, read_time_minutes: readingTime(content) };
}
