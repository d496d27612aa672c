import type { ServerAnswer } from "./server-in-memory.ts";
import type { ServerRequest } from "./table-requests.ts";

export const toServerRequest = (...[input, init]: Parameters<typeof fetch>): ServerRequest => {
  if (input instanceof Request) throw new Error("Only addresses are fetched here.");
  const body = init?.body ?? null;
  if (body !== null && typeof body !== "string") throw new Error("Only texts are sent here.");
  return { method: init?.method ?? "GET", url: new URL(input), headers: new Headers(init?.headers), body };
};

export const toResponse = ({ status, headers = {}, body }: ServerAnswer): Response =>
  new Response(body, { status, headers });
