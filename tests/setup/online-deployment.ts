import { localPublishableKey } from "@brightwren/backend/project/local-project";
import { contentSecurityPolicy } from "@brightwren/site/security-headers";
import packageFile from "../../package.json" with { type: "json" };
import type { Check } from "../../scripts/doctor/check.ts";
import type { Certificate, Network } from "../../scripts/doctor/deployment.ts";
import { apiVersion, stripeUrl, webhookUrl } from "../../scripts/deploy/webhook-endpoint.ts";
import { runChecks } from "../../scripts/doctor/run-checks.ts";
import { stripeTestKey } from "../mocks/stripe-server.ts";
import { simulateWebhooks } from "../mocks/stripe-webhooks.ts";
import { journeyAddresses } from "./journey-addresses.ts";

export const online = {
  site: "https://www.brightwren.example",
  supabase: "https://project.supabase.example",
} as const;

type Asked = { url: URL; method: string };

export type Change = (answer: Response, asked: Asked) => Response | Promise<Response>;

type Recorded = { status: number; headers: Headers; body: string };

const servers: Record<string, string> = {
  [online.site]: journeyAddresses.site,
  [online.supabase]: journeyAddresses.api,
};

const asOnline = (text: string) =>
  text.replaceAll(journeyAddresses.site, online.site).replaceAll(journeyAddresses.api, online.supabase);

/** Redirects plain http and the domain without www, as a hosting provider does. */
function redirected({ protocol, hostname, pathname }: URL): Response | undefined {
  const isOther =
    hostname === "brightwren.example" || (protocol === "http:" && hostname === "www.brightwren.example");
  return isOther
    ? new Response(null, { status: 308, headers: { Location: online.site + pathname } })
    : undefined;
}

const stripe = simulateWebhooks();
stripe.addEndpoint({ url: webhookUrl(online.supabase), api_version: apiVersion });

function askStripe(url: URL): Recorded {
  const { status, body } = stripe.answer("GET", url, new URLSearchParams()) ?? { status: 404, body: {} };
  return { status, headers: new Headers(), body: JSON.stringify(body) };
}

async function askServer(url: URL, init: RequestInit): Promise<Recorded> {
  if (url.origin === stripeUrl) return askStripe(url);
  const server = servers[url.origin];
  if (server === undefined)
    throw new TypeError("fetch failed", { cause: Object.assign(new Error(), { code: "ENOTFOUND" }) });
  const sent = new Headers(init.headers);
  const origin = sent.get("origin");
  if (origin !== null) sent.set("origin", servers[origin] ?? origin);
  const answer = await fetch(server + url.pathname + url.search, { ...init, headers: sent });
  const headers = new Headers([...answer.headers].map(([name, value]) => [name, asOnline(value)]));
  const policy = headers.get("content-security-policy");
  if (policy !== null) {
    // Uses the CSP of an https build.
    const scriptHashes = policy.match(/'sha256-[^']+'/g) ?? [];
    const written = contentSecurityPolicy({
      scriptHashes,
      supabaseUrl: online.supabase,
      siteUrl: online.site,
    });
    headers.set("content-security-policy", written);
    headers.set("strict-transport-security", "max-age=63072000; includeSubDomains");
  }
  return { status: answer.status, headers, body: asOnline(await answer.text()) };
}

type Given = { certificate?: Partial<Certificate>; now?: Date };

/** Serves the tests' site and backend as if deployed. `change` simulates a misconfiguration. Caches responses. */
export function openOnline(): (change?: Change, given?: Given) => Promise<Check[]> {
  const known = new Map<string, Promise<Recorded>>();
  const ask = async (address: string, init: RequestInit): Promise<Response> => {
    const url = new URL(address);
    const redirect = redirected(url);
    if (redirect) return redirect;
    const origin = new Headers(init.headers).get("origin");
    const key = JSON.stringify([
      address.replace(/doctor-asks-\w+/, "random"),
      init.method,
      init.body,
      origin,
    ]);
    const asked = known.get(key) ?? askServer(url, init);
    known.set(key, asked);
    const { status, headers, body } = await asked;
    return new Response(status === 204 ? null : body, { status, headers });
  };
  return (change = (answer) => answer, { certificate, now = new Date() } = {}) => {
    const network: Network = {
      fetch: async (address, init) =>
        change(await ask(address, init), { url: new URL(address), method: init.method ?? "GET" }),
      readCertificate: () =>
        Promise.resolve({ validUntil: new Date(now.getTime() + 60 * 86_400_000), ...certificate }),
    };
    const keys = { key: localPublishableKey, stripeKey: stripeTestKey };
    return runChecks({ ...online, ...keys, version: packageFile.version, now }, network);
  };
}
