import { getConnection } from "./connection.ts";
import { probeRequest } from "./probe-request.ts";
import { UnreachableError } from "./unreachable-error.ts";

export type Connectivity = {
  isReachable: () => boolean;
  /** Returns an unsubscribe function. Checks run only while subscribed. */
  watch: (onChange: () => void) => () => void;
  /** Records a response from the backend. */
  noteAnswer: () => void;
  /** Checks the backend after a failed request. Resolves to whether it is unreachable. */
  doubt: () => Promise<boolean>;
  check: () => Promise<void>;
};

/** Tracks whether the backend is reachable. `probe` rejects if it gets no response. */
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
  const runCheck = async (): Promise<void> => {
    for (;;) {
      const before = answers;
      try {
        await probe();
        return noteAnswer();
      } catch {
        // Another request succeeded meanwhile and the connection may have dropped since, so probe again.
        if (answers === before) return set(false);
      }
    }
  };
  const check = () => {
    checking ??= runCheck().finally(() => {
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

const probeTimeout = 5000;

/** Requests one public row; any response counts except a gateway error. */
async function probeBackend(): Promise<void> {
  const { address, headers } = probeRequest(getConnection());
  const { status } = await fetch(address, { headers, signal: AbortSignal.timeout(probeTimeout) });
  if (isGatewayFault(address, status)) throw new UnreachableError();
}

export const backendConnectivity = createConnectivity(probeBackend);

/** Gateway errors; 520 to 530 are Cloudflare's. */
const isFault = (status: number) => (status >= 502 && status <= 504) || (status >= 520 && status <= 530);

/** Whether a gateway responded for an unreachable backend. Ignores functions, because they may forward such codes. */
export const isGatewayFault = (url: string, status: number): boolean =>
  isFault(status) && !url.includes("/functions/v1/");
