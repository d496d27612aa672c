import { z } from "zod";
import { EnvironmentError } from "../_shared/environment.ts";
import { secondsAtMost } from "../_shared/setting-schemas.ts";

/** Allows unencrypted HTTP only on this machine, because the URL is secret. */
const address = z.union(
  [
    z.url({ protocol: /^https$/ }),
    z.url({ protocol: /^http$/, hostname: /^(?:127\.0\.0\.1|localhost|\[::1\])$/ }),
  ],
  "must be an https address",
);

// `fetch` rejects URLs with credentials, and its error message would contain them.
const hasNoSignIn = (text: string) => {
  const { username, password } = new URL(text);
  return username === "" && password === "";
};

const schema = z.object({
  DEPLOY_HOOK_URL: address.refine(hasNoSignIn, "must not contain a user name or password"),
  DEPLOY_HOOK_TIMEOUT_SECONDS: secondsAtMost(10),
});

export type DeployHookSettings = {
  /** Secret, because it triggers site builds. */
  url: string;
  timeout: number;
};

/** Returns undefined if no hook is set. Throws EnvironmentError (without values) for invalid settings. */
export function readDeployHookSettings(
  variables: Record<string, string | undefined>,
): DeployHookSettings | undefined {
  const source = Object.fromEntries(
    Object.entries(variables).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
  );
  if (source["DEPLOY_HOOK_URL"] === undefined) return undefined;
  const { data, error } = schema.safeParse(source);
  if (error) {
    throw new EnvironmentError(error.issues.map(({ path, message }) => `${String(path[0])} ${message}`));
  }
  return { url: data.DEPLOY_HOOK_URL, timeout: data.DEPLOY_HOOK_TIMEOUT_SECONDS };
}
