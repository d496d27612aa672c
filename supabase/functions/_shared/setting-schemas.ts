import { z } from "zod";

/** A setting that holds a web address. */
export const webAddress = z.url({
  protocol: /^https?$/,
  error: "must be a web address like https://brightwren.example",
  // Further checks may rely on it being an address.
  abort: true,
});

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
