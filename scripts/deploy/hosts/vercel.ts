import { type Api, request } from "../request.ts";
import {
  buildCommand,
  type Host,
  hookName,
  nodeVersion,
  type PreparedSite,
  type SiteFacts,
  manualStep,
} from "./host.ts";

type Hook = { name: string; ref: string; url: string };
type Project = { id: string; link?: { repoId?: number; deployHooks?: Hook[] } | null };

/** https://docs.vercel.com/docs/rest-api; creates the deploy hook like `vercel deploy-hooks create`. */
export const vercel: Host = {
  title: "Vercel",
  token: { variable: "VERCEL_TOKEN", madeAt: "https://vercel.com/account/tokens" },
  prepare: async (token, facts) => {
    const api: Api = { company: "Vercel", base: "https://api.vercel.com", token };
    const project =
      (await request<Project>(api, `/v9/projects/${facts.siteName}`)) ?? (await makeProject(api, facts));
    await request(api, `/v9/projects/${project.id}`, {
      method: "PATCH",
      body: { framework: null, buildCommand, nodeVersion: `${nodeVersion}.x`, autoExposeSystemEnvs: true },
    });
    const variables = Object.entries(facts.variables)
      .filter(([key]) => key !== "NODE_VERSION")
      .map(([key, value]) => ({ key, value, type: "plain", target: ["production", "preview"] }));
    await request(api, `/v10/projects/${project.id}/env?upsert=true`, { method: "POST", body: variables });
    if (!project.link) {
      throw manualStep(
        `https://vercel.com/~/${facts.siteName}/settings/git`,
        `connect the repository ${facts.repository ?? ""}`,
      );
    }
    return preparedSite(api, project, facts);
  },
};

const makeProject = async (api: Api, { siteName, repository }: SiteFacts): Promise<Project> =>
  (await request<Project>(api, "/v11/projects", {
    method: "POST",
    body: {
      name: siteName,
      framework: null,
      buildCommand,
      gitRepository: { type: "github", repo: repository },
    },
  })) as Project;

function preparedSite(api: Api, project: Project, { siteName, branch }: SiteFacts): PreparedSite {
  const ours = (from: Project | undefined) =>
    from?.link?.deployHooks?.find(({ name, ref }) => name === hookName && ref === branch)?.url;
  return {
    dashboard: `https://vercel.com/~/${siteName}`,
    hook: async () =>
      ours(project) ??
      ours(
        await request<Project>(api, `/v2/projects/${project.id}/deploy-hooks`, {
          method: "POST",
          body: { name: hookName, ref: branch },
        }),
      ) ??
      "",
    build: async () => {
      const started = await request<{ id: string }>(api, "/v13/deployments", {
        method: "POST",
        body: {
          name: siteName,
          target: "production",
          gitSource: { type: "github", repoId: project.link?.repoId, ref: branch },
        },
      });
      return async () => {
        const build = await request<{ readyState: string }>(api, `/v13/deployments/${started?.id}`);
        if (build?.readyState === "READY") return "done";
        return ["ERROR", "CANCELED"].includes(build?.readyState ?? "") ? "failed" : "running";
      };
    },
  };
}
