import type { CustomScheme } from "electron";
import type { PlainRequest, PlainResponse } from "../shared/messages.ts";
import { serveBrowser } from "./browser.ts";
import { strict } from "./strict.ts";

type Handler = (request: Request) => Response | Promise<Response>;

const privileged = new Set<string>();
const handlers = new Map<string, Handler>();

export const protocol = strict("protocol", {
  registerSchemesAsPrivileged(schemes: CustomScheme[]) {
    for (const { scheme, privileges } of schemes) {
      // The stand-in replaces the scheme with https, which is standard and secure.
      if (privileges?.standard && privileges.secure) privileged.add(scheme);
    }
  },

  handle(scheme: string, handler: Handler) {
    if (!privileged.has(scheme)) {
      throw new Error(
        `The stand-in for Electron serves only schemes that are standard and secure, not ${scheme}.`,
      );
    }
    handlers.set(scheme, handler);
  },
});

async function serve({ url, method, headers, body }: PlainRequest): Promise<PlainResponse> {
  const handler = handlers.get(new URL(url).protocol.slice(0, -1));
  if (!handler) throw new Error(`Nothing serves ${url}.`);
  const response = await handler(
    new Request(url, { method, headers, ...(body && { body: Uint8Array.from(body) }) }),
  );
  return {
    status: response.status,
    headers: [...response.headers],
    body: new Uint8Array(await response.arrayBuffer()),
  };
}

serveBrowser({ serve });
