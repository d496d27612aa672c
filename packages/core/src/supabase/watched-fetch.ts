import { withResolvers } from "../older-browsers.ts";
import { backendConnectivity, type Connectivity, isGatewayFault } from "./connectivity.ts";
import { refreshGate, type RefreshGate } from "./refresh-gate.ts";
import { createRenewalLimit } from "./renewal-limit.ts";
import { noteServerTime } from "./server-clock.ts";
import { UnreachableError } from "./unreachable-error.ts";

/** Milliseconds before a slow request triggers a connectivity check. */
const slow = 10_000;
const longestPause = 15_000;

type Surroundings = { send: typeof fetch; connectivity: Connectivity; gate: RefreshGate };

/**
 * Wraps `fetch` for supabase-js. Without a response, rejects with an `UnreachableError`; aborts like `fetch`.
 * - A session refresh waits for the network: supabase-js would block for 30 seconds and retry only 30 seconds later.
 * - Renewals are rate-limited.
 * - It records the server's time and removes `expires_at`, so that supabase-js uses this device's clock.
 */
export function createWatchedFetch({ send, connectivity, gate }: Surroundings): typeof fetch {
  const nextRenewal = createRenewalLimit();

  async function ask(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
    const address = addressOf(input);
    const stalled = withResolvers<never>();
    const giveUp = async () => {
      if (await connectivity.doubt()) stalled.reject(new UnreachableError());
    };
    const timer = isShort(address) ? setTimeout(() => void giveUp(), slow) : undefined;
    try {
      const response = await Promise.race([stalled.promise, send(input, init).then(whole)]);
      noteTime(response);
      if (isGatewayFault(address, response.status)) void connectivity.doubt();
      else connectivity.noteAnswer();
      return isSession(address) ? await withoutServerExpiry(response) : response;
    } catch (error) {
      if (init?.signal?.aborted) throw error;
      void connectivity.doubt();
      // `fetch` throws a `TypeError`, which elsewhere would be a bug and not a network failure.
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
      // The refresh should now succeed, so callers may wait for it.
      if (connectivity.isReachable()) gate.open();
    }
  }
  return (input, init) => (isRefresh(addressOf(input)) ? refresh(input, init) : ask(input, init));
}

/** Reads a data API response to its end, so that a dropped connection is detected here. */
async function whole(response: Response): Promise<Response> {
  if (!response.body || !isTable(response.url)) return response;
  const bytes = await response.arrayBuffer();
  // In Chromium a 204 has an empty body, which the `Response` constructor rejects.
  return new Response(bytes.byteLength > 0 ? bytes : null, response);
}

/** The data API exposes its `Date` header; cached responses (with `Age`) do not count. */
function noteTime({ headers }: Response): void {
  const date = headers.get("date");
  if (date !== null && !headers.has("age")) noteServerTime(Date.parse(date));
}

/** Removes `expires_at`, which uses the server's clock. Auth hides its `Date`, but a new session starts now. */
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

/** The data API and Auth respond quickly. Functions and uploads may take longer. */
const isShort = (address: string): boolean => /\/(rest|auth)\/v1\//.test(address);

/** Resolves when the backend is reachable, or after the pause. */
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
