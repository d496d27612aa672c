import { withResolvers } from "../older-browsers.ts";
import { backendConnectivity, type Connectivity, isGatewayFault } from "./connectivity.ts";
import { refreshGate, type RefreshGate } from "./refresh-gate.ts";
import { createRenewalLimit } from "./renewal-limit.ts";
import { noteServerTime } from "./server-clock.ts";
import { UnreachableError } from "./unreachable-error.ts";

/** Milliseconds without an answer after which it is asked whether there will be any. */
const slow = 10_000;
const longestPause = 15_000;

type Surroundings = { send: typeof fetch; connectivity: Connectivity; gate: RefreshGate };

/**
 * `fetch` for supabase-js: notes whether the backend answers. A refresh of the session that cannot be sent waits until
 * it can, instead of failing: supabase-js would keep everybody waiting for half a minute, and then not try again for a
 * minute even if the network is back. Rejects with an `UnreachableError` without an answer, and as `fetch` does when the
 * caller's signal ends it. Notes the server's time, and hands sessions on without it: supabase-js then counts their hour
 * by this device's clock. However often a renewal is asked for, only a few a minute are sent; the others wait.
 */
export function createWatchedFetch({ send, connectivity, gate }: Surroundings): typeof fetch {
  const nextRenewal = createRenewalLimit();

  async function ask(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
    const address = addressOf(input);
    const deadLine = withResolvers<never>();
    const giveUp = async () => {
      if (await connectivity.doubt()) deadLine.reject(new UnreachableError());
    };
    const timer = isShort(address) ? setTimeout(() => void giveUp(), slow) : undefined;
    try {
      const response = await Promise.race([deadLine.promise, send(input, init).then(whole)]);
      noteTime(response);
      if (isGatewayFault(address, response.status)) void connectivity.doubt();
      else connectivity.noteAnswer();
      return isSession(address) ? await withoutServerExpiry(response) : response;
    } catch (error) {
      if (init?.signal?.aborted) throw error;
      void connectivity.doubt();
      // A name of its own: a `TypeError` elsewhere is a mistake of ours, and must not be taken for the network's.
      throw new UnreachableError({ cause: error });
    } finally {
      clearTimeout(timer);
    }
  }

  async function refresh(...request: Parameters<typeof fetch>): Promise<Response> {
    await nextRenewal();
    for (let pause = 1000; ; pause = Math.min(2 * pause, longestPause)) {
      const response = await ask(...request).catch(() => undefined);
      if (response && !isGatewayFault(response.url, response.status)) {
        gate.open();
        return response;
      }
      gate.close();
      await untilReachable(connectivity, pause);
      // It is as good as there: whoever wants the session now may wait for it.
      if (connectivity.isReachable()) gate.open();
    }
  }
  return (input, init) => (isRefresh(addressOf(input)) ? refresh(input, init) : ask(input, init));
}

/** A table's answer is read to its end here, where a line that breaks in the middle of it is known for what it is. */
async function whole(response: Response): Promise<Response> {
  if (!response.body || !isTable(response.url)) return response;
  const bytes = await response.arrayBuffer();
  // A 204 has no body, but Chromium shows an empty one, which no other answer may be made with.
  return new Response(bytes.byteLength > 0 ? bytes : null, response);
}

/** The data API lets pages read when it answered; a stored answer (`Age`) says nothing of now. */
function noteTime({ headers }: Response): void {
  const date = headers.get("date");
  if (date !== null && !headers.has("age")) noteServerTime(Date.parse(date));
}

/**
 * The answer with a session, without `expires_at`, which is in terms of the server's clock. Auth does not let pages read
 * when it answered, but a new session's hour begins then.
 */
async function withoutServerExpiry(response: Response): Promise<Response> {
  if (!response.ok) return response;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  const { expires_at: expiresAt, ...session } = (body ?? {}) as {
    expires_at?: unknown;
    expires_in?: unknown;
  };
  if (typeof expiresAt !== "number" || typeof session.expires_in !== "number") return response;
  noteServerTime((expiresAt - session.expires_in) * 1000);
  const { status, headers } = response;
  return new Response(JSON.stringify(session), { status, headers });
}

const isTable = (address: string): boolean => address.includes("/rest/v1/");

const addressOf = (input: Parameters<typeof fetch>[0]): string =>
  input instanceof Request ? input.url : String(input);

const isRefresh = (address: string): boolean => address.includes("/token?grant_type=refresh_token");

const isSession = (address: string): boolean => /\/auth\/v1\/(?:token|verify)\b/.test(address);

/** Tables and sign-in answer at once. A function that has a post written, or a picture on its way, may well take longer. */
const isShort = (address: string): boolean => /\/(rest|auth)\/v1\//.test(address);

/** Resolves once the backend is known to be back, and after the pause at the latest. */
async function untilReachable(connectivity: Connectivity, pause: number): Promise<void> {
  const { promise, resolve } = withResolvers<void>();
  const timer = setTimeout(resolve, pause);
  const unsubscribe = connectivity.watch(() => (connectivity.isReachable() ? resolve() : undefined));
  await promise;
  clearTimeout(timer);
  unsubscribe();
}

export const watchedFetch = createWatchedFetch({
  send: (input, init) => fetch(input, init),
  connectivity: backendConnectivity,
  gate: refreshGate,
});
