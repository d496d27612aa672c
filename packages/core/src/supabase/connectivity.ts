import { getConnection } from "./connection.ts";
import { probeRequest } from "./probe-request.ts";
import { UnreachableError } from "./unreachable-error.ts";

/** Whether the backend can be reached, as far as the requests show. */
export type Connectivity = {
  isReachable: () => boolean;
  /** Calls `onChange` after each change. Returns an unsubscribe function. While nobody watches, nothing is checked. */
  watch: (onChange: () => void) => () => void;
  /** The backend has answered something. */
  noteAnswer: () => void;
  /** A request has no answer. That may be the request's own fault: resolves to whether the backend is out of reach. */
  doubt: () => Promise<boolean>;
  /** Asks the backend now. */
  check: () => Promise<void>;
};

/** Keeps track of whether the backend answers. `probe` asks it the least there is, and rejects without an answer. */
export function createConnectivity(probe: () => Promise<void>): Connectivity {
  const watchers = new Set<() => void>();
  let reachable = true;
  let answers = 0;
  let checking: Promise<void> | undefined;

  const set = (now: boolean) => {
    if (now === reachable) return;
    reachable = now;
    for (const onChange of watchers) onChange();
  };
  const noteAnswer = () => {
    answers += 1;
    set(true);
  };
  const look = async (): Promise<void> => {
    for (;;) {
      const before = answers;
      try {
        await probe();
        return noteAnswer();
      } catch {
        // Something else may have been answered meanwhile, and the line may have gone since: ask once more.
        if (answers === before) return set(false);
      }
    }
  };
  const check = () => {
    checking ??= look().finally(() => {
      checking = undefined;
    });
    return checking;
  };
  return {
    isReachable: () => reachable,
    watch: (onChange) => {
      watchers.add(onChange);
      return () => watchers.delete(onChange);
    },
    noteAnswer,
    doubt: async () => {
      if (reachable && watchers.size > 0) await check();
      return !reachable;
    },
    check,
  };
}

/** Milliseconds. */
const probeTimeout = 5000;

/** Asks for one public row: any answer will do but a gateway's. */
async function probeBackend(): Promise<void> {
  const { address, headers } = probeRequest(getConnection());
  const { status } = await fetch(address, { headers, signal: AbortSignal.timeout(probeTimeout) });
  if (isGatewayFault(address, status)) throw new UnreachableError();
}

/** Whether the project that the shell named can be reached. */
export const backendConnectivity = createConnectivity(probeBackend);

/** What proxies answer when the backend behind them does not answer; 520 to 530 are Cloudflare's. */
const isFault = (status: number) => (status >= 502 && status <= 504) || (status >= 520 && status <= 530);

/** Whether an answer only means that the backend gave none. A function speaks for others, so its answers always count. */
export const isGatewayFault = (url: string, status: number): boolean =>
  isFault(status) && !url.includes("/functions/v1/");
