import { type Api, request } from "../request.ts";
import { buildCommand, type Host, hookName, type PreparedSite, type SiteFacts, manualStep } from "./host.ts";

/** Cloudflare wraps every response in this object. */
type Result<Answer> = { result: Answer };
type Script = { id: string; tag: string };
type Trigger = { trigger_uuid: string; branch_includes: string[] };
type Hook = { deploy_hook_name: string; branch: string; deploy_hook_uuid: string };

const wrangler = "wrangler@4.164.0";

/**
 * A Worker with static assets: Cloudflare recommends it over Pages.
 * https://developers.cloudflare.com/workers/ci-cd/builds/api-reference/
 */
export const cloudflare: Host = {
  title: "Cloudflare",
  token: { variable: "CLOUDFLARE_API_TOKEN", madeAt: "https://dash.cloudflare.com/profile/api-tokens" },
  prepare: async (token, facts) => {
    const api: Api = { company: "Cloudflare", base: "https://api.cloudflare.com/client/v4", token };
    const account = `/accounts/${facts.accountId}`;
    const trigger = await findTrigger(api, account, facts);
    const one = `${account}/builds/triggers/${trigger.trigger_uuid}`;
    await request(api, one, {
      method: "PATCH",
      body: {
        build_command: buildCommand,
        deploy_command: `npx ${wrangler} deploy --name ${facts.siteName}`,
        root_directory: "/",
      },
    });
    const variables = Object.entries(facts.variables).map(([name, value]) => [
      name,
      { value, is_secret: false },
    ]);
    await request(api, `${one}/environment_variables`, {
      method: "PATCH",
      body: Object.fromEntries(variables),
    });
    return preparedSite(api, account, one, facts);
  },
};

async function findTrigger(api: Api, account: string, { siteName, branch }: SiteFacts): Promise<Trigger> {
  const scripts = await request<Result<Script[]>>(api, `${account}/workers/scripts`);
  const script = scripts?.result.find(({ id }) => id === siteName);
  const triggers =
    script && (await request<Result<Trigger[]>>(api, `${account}/builds/workers/${script.tag}/triggers`));
  const trigger = triggers?.result.find(({ branch_includes }) => branch_includes.includes(branch));
  if (trigger) return trigger;
  throw manualStep(
    "https://dash.cloudflare.com/?to=/:account/workers-and-pages",
    script
      ? `open the Worker ${siteName}, go to Settings, Builds, and connect the branch ${branch} of this repository`
      : `select Create, "Import a repository", choose this repository and name it ${siteName} (the first build fails, because it has no settings yet)`,
  );
}

function preparedSite(
  api: Api,
  account: string,
  trigger: string,
  { siteName, branch }: SiteFacts,
): PreparedSite {
  const hooks = `${account}/builds/workers/${siteName}/deploy_hooks`;
  return {
    dashboard: `https://dash.cloudflare.com/?to=/:account/workers/services/view/${siteName}`,
    hook: async () => {
      const known = await request<Result<Hook[]>>(api, hooks);
      const ours =
        known?.result.find((hook) => hook.deploy_hook_name === hookName && hook.branch === branch) ??
        (
          await request<Result<Hook>>(api, hooks, {
            method: "POST",
            body: { deploy_hook_name: hookName, branch },
          })
        )?.result;
      return `${api.base}/workers/builds/deploy_hooks/${(ours as Hook).deploy_hook_uuid}`;
    },
    build: async () => {
      const started = await request<Result<{ build_uuid: string }>>(api, `${trigger}/builds`, {
        method: "POST",
        body: { branch },
      });
      return async () => {
        const build = await request<Result<{ status: string; build_outcome?: string | null }>>(
          api,
          `${account}/builds/builds/${started?.result.build_uuid}`,
        );
        if (build?.result.status !== "stopped") return "running";
        return build.result.build_outcome === "success" ? "done" : "failed";
      };
    },
  };
}
