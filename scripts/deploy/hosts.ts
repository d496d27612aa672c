import type { Answers } from "./answers.ts";
import { ScriptError } from "../script-error.ts";
import { type Api, request } from "./request.ts";

/** A hosting provider. All calls are idempotent. */
type Host = {
  title: string;
  base: string;
  /** The token's environment variable, as in the provider's own CLI, and where to create a token. */
  token: { variable: string; madeAt: string };
  /** Throws a ScriptError with the manual steps that the provider's API does not support. */
  prepare: (api: Api, site: Answers & { variables: Record<string, string> }) => Promise<PreparedSite>;
};

export type PreparedSite = {
  dashboard: string;
  /** Returns a secret. */
  hook: () => Promise<string>;
  /** Starts a build. Returns a function that reads its status. */
  build: () => Promise<() => Promise<"running" | "done" | "failed">>;
};

/** Identifies our deploy hook in later runs. */
const hookName = "posts";

const buildCommand = "npm run build";
export const nodeVersion = "24";
const wrangler = "wrangler@4.164.0";

/** For steps that cannot be automated, because GitHub requires the user's consent. */
const manualStep = (where: string, what: string) =>
  new ScriptError(
    `Manual step (once only): ${what} at ${where}. Then run \`npm run deploy\` again to continue.`,
  );

type NetlifySite = {
  id: string;
  name: string;
  account_id: string;
  admin_url: string;
  build_settings?: { repo_url?: string | null } | null;
};
type NetlifyVariable = { key: string; values: { value?: string; context: string }[] };
type NetlifyHook = { title: string; branch: string; url: string };

/** https://open-api.netlify.com; netlify.toml configures the build. */
const netlify: Host = {
  title: "Netlify",
  base: "https://api.netlify.com/api/v1",
  token: {
    variable: "NETLIFY_AUTH_TOKEN",
    madeAt: "https://app.netlify.com/user/applications#personal-access-tokens",
  },
  prepare: async (api, { siteName, branch, variables }) => {
    const sites = await request<NetlifySite[]>(api, "GET", `/sites?filter=all&name=${siteName}`);
    const found = sites?.find(({ name }) => name === siteName);
    const site = (found ?? (await request(api, "POST", "/sites", { name: siteName }))) as NetlifySite;
    const path = `/accounts/${site.account_id}/env`;
    const query = `?site_id=${site.id}`;
    const there = (await request<NetlifyVariable[]>(api, "GET", path + query)) ?? [];
    for (const [key, value] of Object.entries(variables)) {
      const variable = { key, values: [{ value, context: "all" }] };
      const known = there.find((other) => other.key === key);
      if (!known) await request(api, "POST", path + query, [variable]);
      else if (known.values.length !== 1 || known.values[0]?.value !== value)
        await request(api, "PUT", `${path}/${key}${query}`, variable);
    }
    if (!site.build_settings?.repo_url)
      throw manualStep(
        `https://app.netlify.com/projects/${site.name}/configuration/deploys`,
        `click "Link repository" and choose this repository and the branch ${branch}`,
      );
    const hooks = `/sites/${site.id}/build_hooks`;
    return {
      dashboard: site.admin_url,
      hook: async () => {
        const known = await request<NetlifyHook[]>(api, "GET", hooks);
        const ours =
          known?.find((hook) => hook.title === hookName && hook.branch === branch) ??
          (await request<NetlifyHook>(api, "POST", hooks, { title: hookName, branch }));
        return (ours as NetlifyHook).url;
      },
      build: async () => {
        const started = await request<{ id: string }>(api, "POST", `/sites/${site.id}/builds`);
        return async () => {
          type Build = { done: boolean; error?: string | null };
          const build = await request<Build>(api, "GET", `/builds/${started?.id}`);
          if (build?.error) return "failed";
          return build?.done ? "done" : "running";
        };
      },
    };
  },
};

/** Cloudflare wraps every response in this object. */
type Result<Answer> = { result: Answer };
type Script = { id: string; tag: string };
type Trigger = { trigger_uuid: string; branch_includes: string[] };
type CloudflareHook = { deploy_hook_name: string; branch: string; deploy_hook_uuid: string };
type CloudflareBuild = { status: string; build_outcome?: string | null };

/**
 * A Worker with static assets: Cloudflare recommends it over Pages.
 * https://developers.cloudflare.com/workers/ci-cd/builds/api-reference/
 */
const cloudflare: Host = {
  title: "Cloudflare",
  base: "https://api.cloudflare.com/client/v4",
  token: { variable: "CLOUDFLARE_API_TOKEN", madeAt: "https://dash.cloudflare.com/profile/api-tokens" },
  prepare: async (api, { accountId, siteName, branch, variables }) => {
    const account = `/accounts/${accountId}`;
    const read = async <Answer>(path: string) =>
      (await request<Result<Answer>>(api, "GET", `${account}${path}`))?.result;

    const script = (await read<Script[]>("/workers/scripts"))?.find(({ id }) => id === siteName);
    const triggers = script && (await read<Trigger[]>(`/builds/workers/${script.tag}/triggers`));
    const trigger = triggers?.find(({ branch_includes }) => branch_includes.includes(branch));
    if (!trigger)
      throw manualStep(
        "https://dash.cloudflare.com/?to=/:account/workers-and-pages",
        script
          ? `open the Worker ${siteName}, go to Settings, Builds, and connect the branch ${branch} of this repository`
          : `select Create, "Import a repository", choose this repository and name it ${siteName} (the first build fails, because it has no settings yet)`,
      );
    const one = `${account}/builds/triggers/${trigger.trigger_uuid}`;
    await request(api, "PATCH", one, {
      build_command: buildCommand,
      deploy_command: `npx ${wrangler} deploy --name ${siteName}`,
      root_directory: "/",
    });
    const entries = Object.entries(variables).map(([name, value]) => [name, { value, is_secret: false }]);
    await request(api, "PATCH", `${one}/environment_variables`, Object.fromEntries(entries));

    const hooks = `/builds/workers/${siteName}/deploy_hooks`;
    return {
      dashboard: `https://dash.cloudflare.com/?to=/:account/workers/services/view/${siteName}`,
      hook: async () => {
        const known = await read<CloudflareHook[]>(hooks);
        const made = { deploy_hook_name: hookName, branch };
        const ours =
          known?.find((hook) => hook.deploy_hook_name === hookName && hook.branch === branch) ??
          (await request<Result<CloudflareHook>>(api, "POST", account + hooks, made))?.result;
        return `${api.base}/workers/builds/deploy_hooks/${(ours as CloudflareHook).deploy_hook_uuid}`;
      },
      build: async () => {
        type Started = Result<{ build_uuid: string }>;
        const started = await request<Started>(api, "POST", `${one}/builds`, { branch });
        return async () => {
          const build = await read<CloudflareBuild>(`/builds/builds/${started?.result.build_uuid}`);
          if (build?.status !== "stopped") return "running";
          return build.build_outcome === "success" ? "done" : "failed";
        };
      },
    };
  },
};

type VercelHook = { name: string; ref: string; url: string };
type Project = { id: string; link?: { repoId?: number; deployHooks?: VercelHook[] } | null };

/** https://docs.vercel.com/docs/rest-api; creates the deploy hook like `vercel deploy-hooks create`. */
const vercel: Host = {
  title: "Vercel",
  base: "https://api.vercel.com",
  token: { variable: "VERCEL_TOKEN", madeAt: "https://vercel.com/account/tokens" },
  prepare: async (api, { siteName, branch, repository, variables }) => {
    const wanted = {
      name: siteName,
      framework: null,
      buildCommand,
      gitRepository: { type: "github", repo: repository },
    };
    const found = await request<Project>(api, "GET", `/v9/projects/${siteName}`);
    const project = (found ?? (await request(api, "POST", "/v11/projects", wanted))) as Project;
    const build = {
      framework: null,
      buildCommand,
      nodeVersion: `${nodeVersion}.x`,
      autoExposeSystemEnvs: true,
    };
    await request(api, "PATCH", `/v9/projects/${project.id}`, build);
    const entries = Object.entries(variables)
      .filter(([key]) => key !== "NODE_VERSION")
      .map(([key, value]) => ({ key, value, type: "plain", target: ["production", "preview"] }));
    await request(api, "POST", `/v10/projects/${project.id}/env?upsert=true`, entries);
    if (!project.link)
      throw manualStep(
        `https://vercel.com/~/${siteName}/settings/git`,
        `connect the repository ${repository ?? ""}`,
      );
    const ours = (from: Project | undefined) =>
      from?.link?.deployHooks?.find(({ name, ref }) => name === hookName && ref === branch)?.url;
    const hooks = `/v2/projects/${project.id}/deploy-hooks`;
    return {
      dashboard: `https://vercel.com/~/${siteName}`,
      hook: async () =>
        ours(project) ??
        ours(await request<Project>(api, "POST", hooks, { name: hookName, ref: branch })) ??
        "",
      build: async () => {
        const gitSource = { type: "github", repoId: project.link?.repoId, ref: branch };
        const deployment = { name: siteName, target: "production", gitSource };
        const started = await request<{ id: string }>(api, "POST", "/v13/deployments", deployment);
        return async () => {
          const path = `/v13/deployments/${started?.id}`;
          const state = (await request<{ readyState: string }>(api, "GET", path))?.readyState;
          if (state === "READY") return "done";
          return state === "ERROR" || state === "CANCELED" ? "failed" : "running";
        };
      },
    };
  },
};

/** The hosting providers that packages/site/hosting supports. */
export const hosts: Record<Answers["host"], Host> = { netlify, cloudflare, vercel };
