import { findPackage } from "@brightwren/functions/contracts/checkout-packages";
import { checkoutPages } from "@brightwren/functions/contracts/create-checkout";
import { emailAddressSchema } from "@brightwren/functions/contracts/email-address";
import { toShortLine } from "@brightwren/functions/contracts/single-line";
import type { IncomingMessage, ServerResponse } from "node:http";
import { readBody } from "../http/read-request.ts";
import {
  foreignFormPage,
  type PaymentForm,
  paymentPage,
  practicePaths,
  unknownPackagePage,
} from "./practice-pages.ts";
import type { PracticeProvider } from "./practice-provider.ts";
import { practiceStyle } from "./practice-style.ts";
import { createPracticeId, isSessionId } from "./practice-subscription.ts";
import { subscriptionsPage } from "./subscriptions-page.ts";

type Practice = { provider: PracticeProvider; siteUrl: string };

/** Serves the checkout when no provider's key is set, and the list of practice subscriptions. */
export async function servePracticeCheckout(
  practice: Practice,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  url: URL,
): Promise<void> {
  const { provider, siteUrl } = practice;
  const { pathname, searchParams } = url;
  const send = (status: number, html: string) =>
    sendText(outgoing, status, { type: "text/html", text: html, siteUrl });
  const isForm = pathname === practicePaths.checkout || pathname === practicePaths.subscriptions;

  if (incoming.method === "POST" && isForm) {
    if (isForeign(incoming)) return send(403, foreignFormPage());
    const form = new URLSearchParams((await readBody(incoming)).toString("utf8"));
    if (pathname === practicePaths.checkout) return pay(practice, form, outgoing, send);
    const id = form.get("subscription") ?? "";
    await provider.act(id, form.get("action") ?? "");
    outgoing.writeHead(303, { location: `${practicePaths.subscriptions}#${encodeURIComponent(id)}` }).end();
  } else if (incoming.method !== "GET" && incoming.method !== "HEAD") {
    outgoing.writeHead(405, { allow: isForm ? "GET, HEAD, POST" : "GET, HEAD" }).end();
  } else if (pathname === practicePaths.style) {
    sendText(outgoing, 200, { type: "text/css", text: practiceStyle, siteUrl });
  } else if (pathname === practicePaths.subscriptions) {
    send(200, subscriptionsPage(await provider.list(), siteUrl));
  } else {
    const form = pathname === practicePaths.checkout ? orderOf(searchParams) : undefined;
    if (!form) return send(404, unknownPackagePage(pricing(siteUrl)));
    const customer = { name: "Sam Customer", email: "customer@example.com" };
    send(200, paymentPage({ ...form, ...customer }, pricing(siteUrl)));
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
  await provider.subscribe({ ...order, name, email: email.data });
  const thanks = new URL("/thank-you", siteUrl);
  thanks.searchParams.set("session_id", order.sessionId);
  thanks.searchParams.set("price", order.chosen.priceId);
  outgoing.writeHead(303, { location: thanks.href }).end();
}

/** Prevents CSRF. */
const isForeign = ({ headers: { origin, host } }: IncomingMessage) => origin !== `http://${host}`;

type Text = { type: string; text: string; siteUrl: string };

function sendText(outgoing: ServerResponse, status: number, { type, text, siteUrl }: Text): void {
  outgoing.writeHead(status, {
    "content-type": `${type}; charset=utf-8`,
    "content-length": Buffer.byteLength(text),
    // Chromium also checks the redirect to the thank-you page against form-action.
    "content-security-policy": `default-src 'none'; style-src 'self'; img-src data:; form-action 'self' ${new URL(siteUrl).origin}; base-uri 'none'; frame-ancestors 'none'`,
    "x-content-type-options": "nosniff",
    // With "no-referrer", browsers would send "Origin: null" with forms.
    "referrer-policy": "same-origin",
    "cache-control": "no-store",
  });
  outgoing.end(text);
}
