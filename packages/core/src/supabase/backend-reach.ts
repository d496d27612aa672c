import { getConnection } from "./connection.ts";
import { isGatewayFault } from "./gateway-fault.ts";
import { probeRequest } from "./probe-request.ts";
import { createReach } from "./reach.ts";
import { UnreachableError } from "./unreachable-error.ts";

const patience = 5000;

/** Asks for one public row: what else than an answer it gives does not matter. */
async function probe(): Promise<void> {
  const { address, headers } = probeRequest(getConnection());
  const { status } = await fetch(address, { headers, signal: AbortSignal.timeout(patience) });
  if (isGatewayFault(address, status)) throw new UnreachableError();
}

/** Whether the project that the shell named can be reached. */
export const backendReach = createReach(probe);
