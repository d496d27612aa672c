import { type Api, request } from "../request.ts";
import { type Host, hookName, type PreparedSite, type SiteFacts, manualStep } from "./host.ts";

type Site = {
  id: string;
  name: string;
  account_id: string;
  admin_url: string;
  build_settings?: { repo_url?: string | null } | null;
};
type Variable = { key: string; values: { value?: string; context: string }[] };
type Hook = { title: string; branch: string; url: string };

/** https://open-api.netlify.com; netlify.toml configures the build. */
export const netlify: Host = {
  title: "Netlify",
  token: {
    variable: "NETLIFY_AUTH_TOKEN",
    madeAt: "https://app.netlify.com/user/applications#personal-access-tokens",
  },
  prepare: async (token, facts) => {
    const api: Api = { company: "Netlify", base: "https://api.netlify.com/api/v1", token };
    const site = (await findSite(api, facts)) ?? (await makeSite(api, facts));
    await setVariables(api, site, facts.variables);
    if (!site.build_settings?.repo_url) {
      throw manualStep(
        `https://app.netlify.com/projects/${site.name}/configuration/deploys`,
        `click "Link repository" and choose this repository and the branch ${facts.branch}`,
      );
    }
    return preparedSite(api, site, facts);
  },
};

async function findSite(api: Api, { siteName }: SiteFacts): Promise<Site | undefined> {
  const sites = await request<Site[]>(api, `/sites?filter=all&name=${siteName}`);
  return sites?.find(({ name }) => name === siteName);
}

const makeSite = async (api: Api, { siteName }: SiteFacts): Promise<Site> =>
  (await request<Site>(api, "/sites", { method: "POST", body: { name: siteName } })) as Site;

async function setVariables(api: Api, site: Site, wanted: Record<string, string>): Promise<void> {
  const path = `/accounts/${site.account_id}/env`;
  const there = (await request<Variable[]>(api, `${path}?site_id=${site.id}`)) ?? [];
  for (const [key, value] of Object.entries(wanted)) {
    const variable = { key, values: [{ value, context: "all" }] };
    const known = there.find((other) => other.key === key);
    if (!known) await request(api, `${path}?site_id=${site.id}`, { method: "POST", body: [variable] });
    else if (known.values.length !== 1 || known.values[0]?.value !== value) {
      await request(api, `${path}/${key}?site_id=${site.id}`, { method: "PUT", body: variable });
    }
  }
}

function preparedSite(api: Api, site: Site, { branch }: SiteFacts): PreparedSite {
  const hooks = `/sites/${site.id}/build_hooks`;
  return {
    dashboard: site.admin_url,
    hook: async () => {
      const known = await request<Hook[]>(api, hooks);
      const ours =
        known?.find((hook) => hook.title === hookName && hook.branch === branch) ??
        (await request<Hook>(api, hooks, { method: "POST", body: { title: hookName, branch } }));
      return (ours as Hook).url;
    },
    build: async () => {
      const started = await request<{ id: string }>(api, `/sites/${site.id}/builds`, { method: "POST" });
      return async () => {
        const build = await request<{ done: boolean; error?: string | null }>(api, `/builds/${started?.id}`);
        if (build?.error) return "failed";
        return build?.done ? "done" : "running";
      };
    },
  };
}
