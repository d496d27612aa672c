import { connect } from "node:tls";

export type Answer = { status: number; headers: Headers; text: string };

export type Certificate = {
  validUntil: Date;
  /** Node's reason why a browser would reject the certificate. */
  refusal?: string;
};

/** A deployed site. All four request functions reject with a NoAnswerError. */
export type Deployment = {
  /** Origins, without path or trailing slash. */
  site: string;
  supabase: string;
  version: string;
  now: Date;
  askSite: (path: string, init?: RequestInit) => Promise<Answer>;
  /** Sends the publishable key, as the site does. Functions are called signed out, like visitors do. */
  askSupabase: (path: string, init?: RequestInit) => Promise<Answer>;
  askAddress: (address: string) => Promise<Answer>;
  readCertificate: () => Promise<Certificate>;
};

export type Patient = Pick<Deployment, "site" | "supabase" | "version"> & { key: string; now?: Date };

export type Network = {
  fetch: (address: string, init: RequestInit) => Promise<Response>;
  readCertificate: (host: string, port: number) => Promise<Certificate>;
};

/** The message is a sentence for the user. */
export class NoAnswerError extends Error {
  override name = "NoAnswerError";
}

/** Milliseconds. */
const patience = 10_000;

/** Follows no redirects. Caches GET requests to the site. */
export function openDeployment(patient: Patient, network: Network = realNetwork): Deployment {
  const { site, supabase, version, key, now = new Date() } = patient;
  const ask = async (address: string, init: RequestInit = {}): Promise<Answer> => {
    try {
      const signal = AbortSignal.timeout(patience);
      const response = await network.fetch(address, { ...init, redirect: "manual", signal });
      return { status: response.status, headers: response.headers, text: await response.text() };
    } catch (error) {
      throw new NoAnswerError(explain(error, new URL(address)), { cause: error });
    }
  };
  const known = new Map<string, Promise<Answer>>();
  const askOnce = (address: string) => {
    const answer = known.get(address) ?? ask(address);
    known.set(address, answer);
    return answer;
  };
  return {
    site,
    supabase,
    version,
    now,
    askSite: (path, init) => (init ? ask(site + path, init) : askOnce(site + path)),
    askSupabase: (path, init = {}) => {
      const headers = new Headers(init.headers);
      headers.set("apikey", key);
      if (!path.startsWith("/functions/")) headers.set("authorization", `Bearer ${key}`);
      return ask(supabase + path, { ...init, headers });
    },
    askAddress: askOnce,
    readCertificate: async () => {
      const url = new URL(site);
      try {
        return await network.readCertificate(url.hostname, Number(url.port || 443));
      } catch (error) {
        throw new NoAnswerError(explain(error, url), { cause: error });
      }
    },
  };
}

export function readJson({ text }: Answer): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** `fetch` only says "fetch failed"; its innermost cause has the reason. */
function explain(error: unknown, { host, origin }: URL): string {
  const { code, name } = innermost(error);
  if (name === "TimeoutError") return `${origin} did not answer within ${patience / 1000} seconds.`;
  if (code === "ENOTFOUND" || code === "EAI_AGAIN")
    return `There is no server named ${host}, as far as this computer knows: is the address right?`;
  if (code === "ECONNREFUSED") return `Nothing answers at ${origin}: does it run, and is the address right?`;
  if (/^(ERR_TLS|CERT|DEPTH|SELF|UNABLE|ERR_SSL)/.test(code))
    return `${origin} answers with a certificate that browsers refuse (${code}).`;
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
    const socket = connect({ host, port, servername: host, rejectUnauthorized: false, timeout: patience });
    socket.once("secureConnect", () => {
      const validUntil = new Date(socket.getPeerCertificate().valid_to);
      const refusal = socket.authorized ? {} : { refusal: String(socket.authorizationError) };
      socket.destroy();
      resolve({ validUntil, ...refusal });
    });
    socket.once("timeout", () => socket.destroy(new DOMException("No answer", "TimeoutError")));
    socket.once("error", reject);
  });
}

const realNetwork: Network = { fetch, readCertificate: readServerCertificate };
