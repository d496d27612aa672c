import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { practiceKey } from "@brightwren/functions/contracts/practice-provider";
import { sendJson } from "../http/send-response.ts";
import type { PracticeProvider } from "./practice-provider.ts";
import { subscriptionObject } from "./stripe-objects.ts";

export const practiceApiPath = "/v1/subscriptions";

/** Answers like Stripe's API (https://docs.stripe.com/api/subscriptions/retrieve). */
export async function servePracticeApi(
  provider: PracticeProvider,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  url: URL,
): Promise<void> {
  const answer = (status: number, body: unknown) =>
    sendJson(outgoing, status, body, { "request-id": `req_${randomUUID().replaceAll("-", "")}` });
  const refuse = (status: number, message: string, details: Record<string, string> = {}) =>
    answer(status, { error: { type: "invalid_request_error", message, ...details } });

  if (incoming.headers.authorization !== `Bearer ${practiceKey}`) {
    return refuse(401, `Invalid API key. The practice provider's key is ${practiceKey}.`);
  }
  const [, id] = /^\/v1\/subscriptions\/(\w+)$/.exec(url.pathname) ?? [];
  if (incoming.method !== "GET" || id === undefined) {
    return refuse(404, `Unrecognized request URL (${incoming.method}: ${url.pathname}).`);
  }
  const subscription = await provider.find(id);
  if (!subscription) {
    return refuse(404, `No such subscription: '${id}'`, { code: "resource_missing", param: "id" });
  }
  const expanded = [...url.searchParams].flatMap(([name, value]) =>
    /^expand\[\d*\]$/.test(name) ? [value] : [],
  );
  answer(200, subscriptionObject(subscription, new Set(expanded)));
}
