import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { addressOf, closeServer, listen } from "@brightwren/backend/http/http-server";
import { startStripeServer, type StripeServer } from "../../mocks/stripe-server.ts";

export const projectRef = "abcdefghijklmnopqrst";
export const secretKey = "sb_secret_of_the_project";
const hookId = "hook-nobody-may-know";

export const sha256 = (value: string): string => createHash("sha256").update(value).digest("hex");

const emptyWorld = () => ({
  linked: false,
  migrations: false,
  vault: {} as Record<string, unknown>,
  functions: false,
  settings: {} as Record<string, string>,
  showsDigests: true,
  signIn: {} as Record<string, unknown>,
  users: [] as { email: string; password: string; admin: boolean }[],
  sites: [] as { name: string; settings: object; variables: Record<string, string> }[],
  hooks: [] as string[],
  builds: 0,
  isConnected: true,
});

type World = ReturnType<typeof emptyWorld>;

export type Asked = { method: string; path: string; body: unknown };
type Stop = { at: (change: Asked) => boolean; kill: () => void };
/** Responds like the real service, or returns undefined for an unknown address. */
type Service = (world: World, asked: Asked) => { status?: number; body?: unknown } | undefined;

const at = ({ method, path }: Asked, wanted: string) => `${method} ${path.split("?")[0]}` === wanted;

const cli: Service = (world, { body }) => {
  const { args, variables } = body as { args: string[]; variables: Record<string, string> };
  if (variables["SUPABASE_REMOTES_PRODUCTION_PROJECT_ID"] !== projectRef) return { status: 400 };
  const command = args.filter((arg) => !arg.startsWith("-")).join(" ");
  if (command === `link ${projectRef}`) world.linked = true;
  if (command === "db push") {
    if (!args.includes(`--remote=${projectRef}`)) return { status: 400 };
    world.migrations = true;
  }
  if (command === "functions deploy") world.functions = world.migrations;
  if (command === "config push") world.signIn["siteUrl"] = variables["SITE_URL"];
  return { body: {} };
};

const management: Service = (world, asked) => {
  const project = `/v1/projects/${projectRef}`;
  if (at(asked, `GET ${project}`)) return { body: { name: "Studio", status: "ACTIVE_HEALTHY" } };
  if (at(asked, `GET ${project}/api-keys`)) {
    return {
      body: [
        { name: "anon", type: "legacy", api_key: "old" },
        { name: "default", type: "publishable", api_key: "sb_publishable_x" },
        { name: "default", type: "secret", api_key: secretKey },
      ],
    };
  }
  if (at(asked, `GET ${project}/secrets`)) {
    const shown = (value: string) => (world.showsDigests ? sha256(value) : "hidden");
    return { body: Object.entries(world.settings).map(([name, value]) => ({ name, value: shown(value) })) };
  }
  if (at(asked, `POST ${project}/secrets`)) {
    for (const { name, value } of asked.body as { name: string; value: string }[])
      world.settings[name] = value;
    return { status: 201 };
  }
  if (at(asked, `PATCH ${project}/config/auth`)) {
    Object.assign(world.signIn, asked.body);
    return { body: {} };
  }
  if (at(asked, `DELETE ${project}/secrets`)) {
    for (const name of asked.body as string[]) delete world.settings[name];
    return { body: {} };
  }
};

const dataAndAuth: Service = (world, asked) => {
  if (at(asked, "POST /rest/v1/rpc/grant_admin")) {
    const user = world.users.find(({ email }) => email === (asked.body as { email: string }).email);
    const before = user?.admin;
    if (user) user.admin = true;
    return { body: !user ? "unknown_user" : before ? "already_admin" : "granted" };
  }
  if (at(asked, "POST /rest/v1/rpc/keep_timer_access")) {
    world.vault = asked.body as Record<string, string>;
    return { status: 204 };
  }
  if (at(asked, "POST /auth/v1/admin/users")) {
    const { email, password } = asked.body as { email: string; password: string };
    world.users.push({ email, password, admin: false });
    return { body: { id: "u", email } };
  }
};

const netlify: Service = (world, asked) => {
  const shown = ({ name }: { name: string }) => ({
    id: name,
    name,
    account_id: "acc",
    admin_url: "https://app.netlify.com/projects/x",
    build_settings: world.isConnected ? { repo_url: "https://github.com/me/site" } : {},
  });
  const path = asked.path.replace("/api/v1", "");
  const [, own, id = ""] = /^\/accounts\/acc\/env(?:\/(\w+))?\?site_id=(.+)$/.exec(path) ?? [];
  const variables = world.sites.find(({ name }) => name === id)?.variables;
  if (variables) {
    if (asked.method === "GET") {
      return {
        body: Object.entries(variables).map(([name, value]) => ({
          key: name,
          values: [{ value, context: "all" }],
        })),
      };
    }
    if (asked.method === "PUT" && own === undefined) return { status: 404 };
    for (const { key: name, values } of [asked.body].flat() as {
      key: string;
      values: { value: string }[];
    }[]) {
      if (asked.method === "POST" && name in variables) return { status: 422 };
      variables[name] = values[0]?.value ?? "";
    }
    return { body: {} };
  }
  if (path.startsWith("/sites?")) return { body: world.sites.map(shown) };
  if (asked.method === "POST" && path === "/sites") {
    world.sites.push({ name: (asked.body as { name: string }).name, settings: {}, variables: {} });
    return { body: shown(world.sites.at(-1) as { name: string }) };
  }
  const hook = (title: string) => ({
    title,
    branch: "main",
    url: `https://api.netlify.com/build_hooks/${hookId}`,
  });
  if (/^\/sites\/[^/]+\/build_hooks$/.test(path)) {
    if (asked.method === "GET") return { body: world.hooks.map(hook) };
    world.hooks.push((asked.body as { title: string }).title);
    return { body: hook(world.hooks.at(-1) ?? "") };
  }
  if (/^\/sites\/[^/]+\/builds$/.test(path)) return (world.builds++, { body: { id: "b" } });
  if (path === "/builds/b") return { body: { done: true, error: null } };
};

const cloudflare: Service = (world, asked) => {
  const path = asked.path.replace(/^\/client\/v4\/accounts\/0{32}/, "");
  const ours = world.sites[0] ?? { name: "studio-example", settings: {}, variables: {} };
  world.sites[0] = ours;
  if (path === "/workers/scripts") return { body: { result: [{ id: ours.name, tag: "tag" }] } };
  if (path === "/builds/workers/tag/triggers") {
    return { body: { result: [{ trigger_uuid: "t", branch_includes: ["main"] }] } };
  }
  if (path === "/builds/triggers/t")
    return ((ours.settings = asked.body as object), { body: { result: {} } });
  if (path === "/builds/triggers/t/environment_variables") {
    for (const [name, { value }] of Object.entries(asked.body as Record<string, { value: string }>)) {
      ours.variables[name] = value;
    }
    return { body: { result: {} } };
  }
  const hook = (name: string) => ({ deploy_hook_name: name, branch: "main", deploy_hook_uuid: hookId });
  if (path === `/builds/workers/${ours.name}/deploy_hooks`) {
    if (asked.method === "GET") return { body: { result: world.hooks.map(hook) } };
    world.hooks.push((asked.body as { deploy_hook_name: string }).deploy_hook_name);
    return { body: { result: hook(world.hooks.at(-1) ?? "") } };
  }
  if (path === "/builds/triggers/t/builds")
    return (world.builds++, { body: { result: { build_uuid: "b" } } });
  if (path === "/builds/builds/b")
    return { body: { result: { status: "stopped", build_outcome: "success" } } };
};

const vercel: Service = (world, asked) => {
  const path = asked.path.split("?")[0] ?? "";
  const project = () => ({
    id: "prj",
    link: {
      repoId: 1,
      deployHooks: world.hooks.map((name) => ({
        name,
        ref: "main",
        url: `https://api.vercel.com/hook/${hookId}`,
      })),
    },
  });
  const ours = world.sites[0];
  if (asked.method === "POST" && path === "/v11/projects") {
    world.sites.push({ name: (asked.body as { name: string }).name, settings: {}, variables: {} });
    return { body: project() };
  }
  if (!ours) return undefined;
  if (path === `/v9/projects/${ours.name}`) return { body: project() };
  if (path === "/v9/projects/prj") return ((ours.settings = asked.body as object), { body: project() });
  if (asked.path === "/v10/projects/prj/env?upsert=true") {
    for (const { key, value } of asked.body as { key: string; value: string }[]) ours.variables[key] = value;
    return { body: {} };
  }
  if (path === "/v2/projects/prj/deploy-hooks") {
    world.hooks.push((asked.body as { name: string }).name);
    return { body: project() };
  }
  if (path === "/v13/deployments") return (world.builds++, { body: { id: "dpl" } });
  if (path === "/v13/deployments/dpl") return { body: { readyState: "READY" } };
};

const services: Record<string, Service> = {
  "cli.test": cli,
  "api.supabase.com": management,
  [`${projectRef}.supabase.co`]: dataAndAuth,
  "api.netlify.com": netlify,
  "api.cloudflare.com": cloudflare,
  "api.vercel.com": vercel,
};

type Answer = ReturnType<Service>;

async function forward({ url }: StripeServer, incoming: IncomingMessage, path: string, sent: string) {
  const { authorization = "", "content-type": type = "" } = incoming.headers;
  const response = await fetch(url + path, {
    method: incoming.method ?? "",
    headers: { authorization, "content-type": type },
    ...(sent && { body: sent }),
  });
  return { status: response.status, body: await response.json() } satisfies Answer;
}

const parsed = (sent: string, type = ""): unknown =>
  type.startsWith("application/x-www-form-urlencoded")
    ? Object.fromEntries(new URLSearchParams(sent))
    : JSON.parse(sent);

/** Simulates Supabase, Stripe and the three hosting providers. `asked` lists the requests. `world` is the resulting state. */
export async function openWorld() {
  const world = emptyWorld();
  const stripe = await startStripeServer();
  const asked: (Asked & { host: string })[] = [];
  let stop: Stop | undefined;

  async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, host = "", path = "/"] = /^\/([^/]+)(\/.*)$/.exec(incoming.url ?? "") ?? [];
    const sent = await text(incoming);
    const one = {
      host,
      path,
      method: incoming.method ?? "",
      body: sent ? parsed(sent, incoming.headers["content-type"]) : undefined,
    };
    asked.push(one);
    const said =
      host === "api.stripe.com" ? await forward(stripe, incoming, path, sent) : services[host]?.(world, one);
    // The change is applied, but its response is lost.
    if (one.method !== "GET" && stop?.at(one)) {
      stop.kill();
      return void response.destroy();
    }
    response.writeHead(said?.status ?? (said ? 200 : 404), { "content-type": "application/json" });
    response.end(said?.body === undefined ? "" : JSON.stringify(said.body));
  }
  const server = createServer((incoming, response) => void answer(incoming, response));
  const port = await listen(server, "the world", "127.0.0.1", 0);
  return {
    url: addressOf("http", "127.0.0.1", port),
    world,
    stripe,
    asked,
    /** Calls `kill` instead of responding to a matching write request. */
    stopAt: (next: Stop | undefined) => {
      stop = next;
    },
    close: () => Promise.all([closeServer(server), stripe.stop()]),
  };
}
