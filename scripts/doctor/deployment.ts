import { connect } from "node:tls";
import { oncePerKey } from "@brightwren/site/once-per-key";
import { stripeUrl } from "../deploy/webhook-endpoint.ts";

export type HttpResponse = { status: number; headers: Headers; text: string };

export type Certificate = {
  validUntil: Date;
  /** Node's error code, if browsers would reject the certificate. */
  refusal?: string;
};

export type Deployment = ReturnType<typeof openDeployment>;

export type Target = {
  site: string;
  supabase: string;
  version: string;
  key: string;
  stripeKey?: string | undefined;
  now?: Date;
};

export type Network = {
  fetch: (address: string, init: RequestInit) => Promise<Response>;
  readCertificate: (host: string, port: number) => Promise<Certificate>;
};

/** No usable response arrived. The message is shown to the user. */
export class RequestError extends Error {
  override name = "RequestError";
}

const timeoutMs = 10_000;

/**
 * A deployed site. Its request functions reject with a RequestError, do not follow redirects and, except for Supabase's,
 * cache responses. `site` and `supabase` are origins, without path or trailing slash.
 */
export function openDeployment(target: Target, network: Network = realNetwork) {
  const { site, supabase, version, key, stripeKey, now = new Date() } = target;
  const request = async (address: string, init: RequestInit = {}): Promise<HttpResponse> => {
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      const response = await network.fetch(address, { ...init, redirect: "manual", signal });
      return { status: response.status, headers: response.headers, text: await response.text() };
    } catch (error) {
      throw new RequestError(explain(error, new URL(address)), { cause: error });
    }
  };
  const requestOnce = oncePerKey((address: string) => request(address));
  return {
    site,
    supabase,
    version,
    now,
    fetchSite: (path: string) => requestOnce(site + path),
    /** Sends the publishable key, as the site does, but calls functions without a session, as visitors do. */
    fetchSupabase: (path: string, init: RequestInit = {}) => {
      const headers = new Headers(init.headers);
      headers.set("apikey", key);
      if (!path.startsWith("/functions/")) headers.set("authorization", `Bearer ${key}`);
      return request(supabase + path, { ...init, headers });
    },
    fetchUrl: requestOnce,
    /** Undefined without the key of the Stripe account. */
    fetchStripe: stripeKey
      ? (path: string) => request(stripeUrl + path, { headers: { authorization: `Bearer ${stripeKey}` } })
      : undefined,
    readCertificate: async () => {
      const url = new URL(site);
      try {
        return await network.readCertificate(url.hostname, Number(url.port || 443));
      } catch (error) {
        throw new RequestError(explain(error, url), { cause: error });
      }
    },
  };
}

export const post = (body: unknown): RequestInit => ({
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify(body),
});

export const fieldOf = (body: unknown, name: string): unknown =>
  typeof body === "object" && body !== null ? Reflect.get(body, name) : undefined;

export function readJson({ text }: HttpResponse): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The message of `fetch` is only "fetch failed"; the innermost cause contains the reason. */
function explain(error: unknown, { host, origin }: URL): string {
  const { code, name } = innermost(error);
  if (name === "TimeoutError") return `${origin} did not respond within ${timeoutMs / 1000} seconds.`;
  if (code === "ENOTFOUND" || code === "EAI_AGAIN")
    return `The server ${host} could not be found. Is the address right, and is this computer online?`;
  if (code === "ECONNREFUSED")
    return `${origin} refused the connection. Is the server running, and is the address right?`;
  if (/^(ERR_TLS|CERT|DEPTH|SELF|UNABLE|ERR_SSL)/.test(code))
    return `${origin} has a certificate that browsers reject (${code}).`;
  return `${origin} could not be reached (${code || name}).`;
}

function innermost(error: unknown): { code: string; name: string } {
  if (!(error instanceof Error)) return { code: "", name: "unknown error" };
  const [first] = error instanceof AggregateError ? (error.errors as unknown[]) : [];
  const cause = first ?? error.cause;
  if (cause instanceof Error) return innermost(cause);
  const code: unknown = Reflect.get(error, "code");
  return { code: typeof code === "string" ? code : "", name: error.name };
}

function readServerCertificate(host: string, port: number): Promise<Certificate> {
  return new Promise((resolve, reject) => {
    // Also inspect certificates that browsers reject.
    const socket = connect({ host, port, servername: host, rejectUnauthorized: false, timeout: timeoutMs });
    socket.once("secureConnect", () => {
      const validUntil = new Date(socket.getPeerCertificate().valid_to);
      const refusal = socket.authorized ? {} : { refusal: String(socket.authorizationError) };
      socket.destroy();
      resolve({ validUntil, ...refusal });
    });
    socket.once("timeout", () => socket.destroy(new DOMException("No response", "TimeoutError")));
    socket.once("error", reject);
  });
}

const realNetwork: Network = { fetch, readCertificate: readServerCertificate };
