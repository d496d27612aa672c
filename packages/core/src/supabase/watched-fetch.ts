import { backendConnectivity, isGatewayFault, type Connectivity } from "./connectivity.ts";
import { refreshGate, type RefreshGate } from "./refresh-gate.ts";
import { UnreachableError } from "./unreachable-error.ts";

/** Milliseconds without an answer after which one asks whether there will be any. */
const slow = 10_000;
const longestPause = 15_000;

type Surroundings = { send: typeof fetch; reach: Connectivity; hold: RefreshGate };

/**
 * `fetch` for supabase-js: notes whether the backend answers. A refresh of the session that cannot be sent waits until
 * it can, instead of failing: supabase-js would keep everybody waiting for half a minute, and then not try again for a
 * minute even if the network is back. Rejects as `fetch` does, and with an `UnreachableError` on a line that is dead.
 */
export function createWatchedFetch({ send, reach, hold }: Surroundings): typeof fetch {
  async function ask(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
    const address = addressOf(input);
    const deadLine = Promise.withResolvers<never>();
    const giveUp = async () => {
      if (await reach.doubt()) deadLine.reject(new UnreachableError());
    };
    const patience = isShort(address) ? setTimeout(() => void giveUp(), slow) : undefined;
    try {
      const response = await Promise.race([deadLine.promise, send(input, init)]);
      if (isGatewayFault(address, response.status)) void reach.doubt();
      else reach.noteAnswer();
      return response;
    } catch (error) {
      if (!init?.signal?.aborted) void reach.doubt();
      throw error;
    } finally {
      clearTimeout(patience);
    }
  }

  async function refresh(...request: Parameters<typeof fetch>): Promise<Response> {
    for (let pause = 1000; ; pause = Math.min(2 * pause, longestPause)) {
      const response = await ask(...request).catch(() => undefined);
      if (response && !isGatewayFault(response.url, response.status)) {
        hold.end();
        return response;
      }
      hold.begin();
      await untilReachable(reach, pause);
      // It is as good as there: whoever wants the session now may wait for it.
      if (reach.isReachable()) hold.end();
    }
  }
  return (input, init) => (isRefresh(addressOf(input)) ? refresh(input, init) : ask(input, init));
}

const addressOf = (input: Parameters<typeof fetch>[0]): string =>
  input instanceof Request ? input.url : String(input);

const isRefresh = (address: string): boolean => address.includes("/token?grant_type=refresh_token");

/** Writing a post or sending a picture may well take longer. */
const isShort = (address: string): boolean => /\/(rest|auth)\/v1\//.test(address);

/** Until the backend is known to be back, and no longer than the pause. */
async function untilReachable(reach: Connectivity, pause: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, pause);
  const stop = reach.watch(() => (reach.isReachable() ? resolve() : undefined));
  await promise;
  clearTimeout(timer);
  stop();
}

export const watchedFetch = createWatchedFetch({
  send: (input, init) => fetch(input, init),
  reach: backendConnectivity,
  hold: refreshGate,
});
