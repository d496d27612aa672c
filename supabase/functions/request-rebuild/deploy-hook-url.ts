import { z } from "zod";
import { EnvironmentError } from "../_shared/environment.ts";

/** Plain http only to this machine: whoever overhears the address can start builds. */
const address = z.union(
  [
    z.url({ protocol: /^https$/ }),
    z.url({ protocol: /^http$/, hostname: /^(?:127\.0\.0\.1|localhost|\[::1\])$/ }),
  ],
  "must be an https address",
);

// `fetch` refuses addresses with a sign-in in them, and its error would quote it.
const schema = address.refine((text) => {
  const { username, password } = new URL(text);
  return username === "" && password === "";
}, "must not hold a user name or password");

/**
 * Takes the environment; gives the secret address that starts a build of the site, or nothing where none is set.
 * Throws EnvironmentError, without the value, when it is no usable address.
 */
export function readDeployHookUrl(variables: Record<string, string | undefined>): string | undefined {
  const value = variables["DEPLOY_HOOK_URL"]?.trim();
  if (!value) return undefined;
  const { data, error } = schema.safeParse(value);
  if (error) throw new EnvironmentError(error.issues.map(({ message }) => `DEPLOY_HOOK_URL ${message}`));
  return data;
}
