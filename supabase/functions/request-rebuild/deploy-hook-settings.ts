import { z } from "zod";
import { givenSettings, parseSettings } from "../_shared/environment.ts";
import { hasNoSignIn, isPrivate, secondsAtMost, signInFault } from "../_shared/setting-schemas.ts";

const schema = z.object({
  DEPLOY_HOOK_URL: z
    .url({ protocol: /^https?$/, error: "must be an https address", abort: true })
    .refine(isPrivate, "must be an https address")
    .refine(hasNoSignIn, signInFault),
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
  const source = givenSettings(variables);
  if (source["DEPLOY_HOOK_URL"] === undefined) return undefined;
  const data = parseSettings(schema, source);
  return { url: data.DEPLOY_HOOK_URL, timeout: data.DEPLOY_HOOK_TIMEOUT_SECONDS };
}
