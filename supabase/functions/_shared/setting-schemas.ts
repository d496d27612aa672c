import { z } from "zod";

/** A setting that holds a web address. */
export const webAddress = z.url({
  protocol: /^https?$/,
  error: "must be a web address like https://brightwren.example",
  // Further checks may rely on it being an address.
  abort: true,
});

/**
 * A setting that holds how many seconds something may take, `most` at most; returns milliseconds, `usual` seconds where
 * it is not set. Tests of what comes too late set a fraction of a second.
 */
export function secondsAtMost(most: number, usual = most) {
  const range = `must be a number of seconds from 0.1 to ${most}`;
  return z.coerce
    .number(range)
    .min(0.1, range)
    .max(most, range)
    .transform((seconds) => Math.round(seconds * 1000))
    .default(usual * 1000);
}

/** A setting that holds a comma separated list, each entry checked by `entry`. */
export const list = <Entry extends z.ZodType<unknown, string>>(entry: Entry) =>
  z
    .string("is missing")
    .transform((text) =>
      text
        .split(",")
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .pipe(z.array(entry).min(1, "is empty"));
