import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { findPackage, penceOf } from "@brightwren/functions/contracts/checkout-packages";
import { checkoutPages } from "@brightwren/functions/contracts/create-checkout";
import { emailAddressSchema } from "@brightwren/functions/contracts/email-address";
import { practiceKey } from "@brightwren/functions/contracts/practice-provider";
import { toShortLine } from "@brightwren/functions/contracts/single-line";
import { readBody } from "../http/read-request.ts";
import { isOwnForm, pagePolicy, sendPage } from "../http/plain-page.ts";
import { sendJson } from "../http/send-response.ts";
import {
  foreignFormPage,
  type PaymentForm,
  paymentPage,
  practicePaths,
  subscriptionsPage,
  unknownPackagePage,
} from "./practice-pages.ts";
import type { PracticeProvider } from "./practice-provider.ts";
import { answerOf, createPracticeId, isSessionId } from "./practice-subscription.ts";

type Practice = { provider: PracticeProvider; siteUrl: string };

/** Serves the checkout when no provider's key is set, and the list of practice subscriptions. */
export async function servePracticeCheckout(
  practice: Practice,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { pathname, searchParams }: URL,
): Promise<void> {
  const { provider, siteUrl } = practice;
  // Chromium also checks the redirect to the thank-you page against form-action.
  const policy = pagePolicy(`form-action 'self' ${new URL(siteUrl).origin}`);
  const send = (status: number, html: string) => sendPage(outgoing, status, policy, html);
  const isForm = pathname === practicePaths.checkout || pathname === practicePaths.subscriptions;

  if (incoming.method === "POST" && isForm) {
    if (!isOwnForm(incoming.headers)) return send(403, foreignFormPage());
    const form = new URLSearchParams((await readBody(incoming)).toString("utf8"));
    if (pathname === practicePaths.checkout) return pay(practice, form, outgoing, send);
    const id = form.get("subscription") ?? "";
    await provider.act(id, form.get("action") ?? "");
    outgoing.writeHead(303, { location: `${practicePaths.subscriptions}#${encodeURIComponent(id)}` }).end();
  } else if (incoming.method !== "GET" && incoming.method !== "HEAD") {
    outgoing.writeHead(405, { allow: isForm ? "GET, HEAD, POST" : "GET, HEAD" }).end();
  } else if (pathname === practicePaths.subscriptions) {
    send(200, subscriptionsPage(await provider.list(), siteUrl));
  } else {
    const order = pathname === practicePaths.checkout ? orderOf(searchParams) : undefined;
    if (!order) return send(404, unknownPackagePage(pricing(siteUrl)));
    const customer = { name: "Sam Customer", email: "customer@example.com" };
    send(200, paymentPage({ ...order, ...customer }, pricing(siteUrl)));
  }
}

const pricing = (siteUrl: string) => new URL("/#pricing", siteUrl).href;

/** Reads the package from a URL or a form. The session makes repeated payments of one page a single subscription. */
function orderOf(given: URLSearchParams): Omit<PaymentForm, "name" | "email"> | undefined {
  const chosen = findPackage(given.get("price"));
  if (!chosen) return undefined;
  const session = given.get("session") ?? "";
  return {
    chosen,
    page: checkoutPages.find((page) => page === given.get("page")),
    sessionId: isSessionId(session) ? session : createPracticeId("cs"),
  };
}

async function pay(
  { provider, siteUrl }: Practice,
  given: URLSearchParams,
  outgoing: ServerResponse,
  send: (status: number, html: string) => void,
): Promise<void> {
  const order = orderOf(given);
  if (!order) return send(404, unknownPackagePage(pricing(siteUrl)));
  const name = toShortLine(given.get("name") ?? "", 300);
  const email = emailAddressSchema.safeParse(given.get("email") ?? "");
  if (!name || !email.success) {
    const typed = { name, email: given.get("email") ?? "" };
    const error = "Enter a name and a valid email address.";
    return send(422, paymentPage({ ...order, ...typed, error }, pricing(siteUrl)));
  }
  const { chosen, page, sessionId } = order;
  const { priceId, price } = chosen;
  await provider.subscribe({ sessionId, page, priceId, amount: penceOf(price), name, email: email.data });
  const thanks = new URL("/thank-you", siteUrl);
  thanks.searchParams.set("session_id", sessionId);
  thanks.searchParams.set("price", priceId);
  outgoing.writeHead(303, { location: thanks.href }).end();
}

export const practiceApiPath = "/v1/subscriptions";

/** Answers like Stripe's API (https://docs.stripe.com/api/subscriptions/retrieve). */
export async function servePracticeApi(
  provider: PracticeProvider,
  { method, headers }: IncomingMessage,
  outgoing: ServerResponse,
  { pathname, searchParams }: URL,
): Promise<void> {
  const answer = (status: number, body: unknown) =>
    sendJson(outgoing, status, body, { "request-id": `req_${randomUUID().replaceAll("-", "")}` });
  const refuse = (status: number, message: string, details: Record<string, string> = {}) =>
    answer(status, { error: { type: "invalid_request_error", message, ...details } });

  if (headers.authorization !== `Bearer ${practiceKey}`)
    return refuse(401, `Invalid API key. The practice provider's key is ${practiceKey}.`);
  const [, id] = /^\/v1\/subscriptions\/(\w+)$/.exec(pathname) ?? [];
  if (method !== "GET" || id === undefined)
    return refuse(404, `Unrecognized request URL (${method}: ${pathname}).`);
  const subscription = await provider.find(id);
  if (!subscription)
    return refuse(404, `No such subscription: '${id}'`, { code: "resource_missing", param: "id" });
  const expand = [...searchParams].flatMap(([name, value]) => (/^expand\[\d*\]$/.test(name) ? [value] : []));
  answer(200, answerOf(subscription, expand));
}
