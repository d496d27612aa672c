import { z } from "zod";

export const webAddress = z.url({
  protocol: /^https?$/,
  error: "must be a web address like https://brightwren.example",
  abort: true,
});

export const isOnThisMachine = (address: string) =>
  ["127.0.0.1", "[::1]", "localhost"].includes(new URL(address).hostname);

/** Allows unencrypted HTTP only on this machine, for addresses that are secret or receive a key. */
export const isPrivate = (address: string) => address.startsWith("https:") || isOnThisMachine(address);

// `fetch` rejects URLs with credentials, and its error message would contain them.
export const hasNoSignIn = (address: string) => {
  const { username, password } = new URL(address);
  return username === "" && password === "";
};
export const signInFault = "must not contain a user name or password";

/** Converts seconds to milliseconds. The default is `usual` seconds. Tests use fractions of a second. */
export function secondsAtMost(most: number, usual = most) {
  const range = `must be a number of seconds from 0.1 to ${most}`;
  return z.coerce
    .number(range)
    .min(0.1, range)
    .max(most, range)
    .transform((seconds) => Math.round(seconds * 1000))
    .default(usual * 1000);
}

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
