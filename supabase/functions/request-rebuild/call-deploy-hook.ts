import type { DeployHookSettings } from "./deploy-hook-settings.ts";

/**
 * Takes the deploy hook's settings; asks for a build. Gives nothing once the host accepted that (2xx), else a short
 * sentence that says what went wrong. The sentence is ours: an error's own words quote the address, which is secret.
 * Never throws. Redirects count as failures: whoever they lead to would learn the address from the request.
 */
export async function callDeployHook({ url, timeout }: DeployHookSettings): Promise<string | undefined> {
  const deadline = AbortSignal.timeout(timeout);
  try {
    const response = await fetch(url, { method: "POST", redirect: "manual", signal: deadline });
    // Not awaited: a host may accept the request and then never finish its answer.
    response.body?.cancel().catch(() => undefined);
    return response.ok ? undefined : `The deploy hook answered ${response.status}.`;
  } catch {
    return deadline.aborted
      ? "The deploy hook did not answer in time."
      : "No connection to the deploy hook could be made.";
  }
}
