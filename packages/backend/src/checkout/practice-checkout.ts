import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import {
  type CheckoutPackage,
  findPackage,
  penceOf,
} from "@brightwren/functions/contracts/checkout-packages";
import { checkoutPages } from "@brightwren/functions/contracts/create-checkout";
import { emailAddressSchema } from "@brightwren/functions/contracts/email-address";
import { practiceKey } from "@brightwren/functions/contracts/practice-provider";
import { toShortLine } from "@brightwren/functions/contracts/single-line";
import { escapeHtml } from "@brightwren/functions/escape-html";
import { isOwnForm, pagePolicy, plainPage, sendPage } from "../http/plain-page.ts";
import { readBody } from "../http/read-request.ts";
import { sendJson } from "../http/send-response.ts";
import type { PracticeProvider } from "./practice-provider.ts";
import {
  answerOf,
  createPracticeId,
  isSessionId,
  portalActions,
  practiceActions,
  type PracticeSubscription,
  relatedId,
} from "./practice-subscription.ts";

const checkoutPath = "/practice-checkout";
const listPath = `${checkoutPath}/subscriptions`;
const portalPath = `${checkoutPath}/portal`;

/** Serves the checkout when no provider's key is set, and the list of practice subscriptions. */
export async function servePracticeCheckout(
  { provider, siteUrl }: { provider: PracticeProvider; siteUrl: string },
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { pathname, searchParams }: URL,
): Promise<void> {
  // Chromium also checks the redirect to the thank-you page against form-action.
  const policy = pagePolicy(`form-action 'self' ${new URL(siteUrl).origin}`);
  const send = (status: number, title: string, body: string) => {
    const note = "<p><strong>Practice page.</strong> No card is asked for and no money moves.</p>";
    sendPage(outgoing, status, policy, plainPage(title, `${note}\n<h1>${escapeHtml(title)}</h1>\n${body}`));
  };
  const redirect = (location: string) => void outgoing.writeHead(303, { location }).end();

  const isForm = [checkoutPath, listPath, portalPath].includes(pathname);
  const isPost = incoming.method === "POST" && isForm;
  if (!isPost && incoming.method !== "GET" && incoming.method !== "HEAD") {
    outgoing.writeHead(405, { allow: isForm ? "GET, HEAD, POST" : "GET, HEAD" }).end();
    return;
  }
  if (isPost && !isOwnForm(incoming.headers))
    return send(403, "This form came from another site", "<p>Only the practice pages may send it.</p>");
  const given = isPost ? new URLSearchParams((await readBody(incoming)).toString("utf8")) : searchParams;
  const read = (field: string) => given.get(field) ?? "";

  const home = escapeHtml(new URL("/", siteUrl).href);
  if (pathname === listPath) {
    if (!isPost) return send(200, "Practice subscriptions", listOf(await provider.list(), home));
    await provider.act(read("subscription"), read("action"));
    return redirect(`${listPath}#${encodeURIComponent(read("subscription"))}`);
  }
  if (pathname === portalPath) {
    const portal = provider.portal(read("session"));
    if (!portal)
      return send(404, "This page has expired", "<p>Open it again from an email or the admin.</p>");
    const theirs = (await provider.list()).filter(({ customer }) => customer.id === portal.customer);
    const isTheirs = theirs.some(({ id }) => id === read("subscription"));
    if (!isPost) return send(200, "Your payments", portalOf(theirs, read("session"), portal.returnUrl));
    if (isTheirs && portalActions.includes(read("action")))
      await provider.act(read("subscription"), read("action"));
    return redirect(`${portalPath}?session=${encodeURIComponent(read("session"))}`);
  }
  const chosen = isForm ? findPackage(read("price")) : undefined;
  if (!chosen) {
    const body = `<p>The address names a price that is not on our list.</p>\n<p><a href="${home}#pricing">See the packages</a></p>`;
    return send(404, "There is no such package", body);
  }
  // The session makes repeated payments of one page a single subscription.
  const session = isSessionId(read("session")) ? read("session") : createPracticeId("cs");
  const page = checkoutPages.find((known) => known === read("page"));
  const name = isPost ? toShortLine(read("name"), 300) : "Sam Customer";
  const typed = isPost ? read("email") : "customer@example.com";
  const email = emailAddressSchema.safeParse(typed).data;
  if (!isPost || !name || email === undefined) {
    const fields = { price: chosen.priceId, page: page ?? "", session, name, email: typed };
    const form = paymentForm(chosen, fields, `${home}?cancelled#pricing`, isPost);
    return send(isPost ? 422 : 200, `Subscribe to ${chosen.name}`, form);
  }
  const { priceId, price } = chosen;
  await provider.subscribe({
    id: relatedId(session, "sub"),
    page,
    priceId,
    amount: penceOf(price),
    name,
    email,
  });
  const thanks = new URL("/thank-you", siteUrl);
  thanks.search = new URLSearchParams({ session_id: session, price: priceId }).toString();
  redirect(thanks.href);
}

const paymentForm = (
  { price, note }: CheckoutPackage,
  { name, email, ...hidden }: Record<"price" | "page" | "session" | "name" | "email", string>,
  pricing: string,
  isWrong: boolean,
) => `<p>${escapeHtml(price)} per month</p>
${note ? `<p class="note">${escapeHtml(note)}</p>` : ""}
<form method="post" action="${checkoutPath}">
${Object.entries(hidden)
  .map(([field, value]) => `<input type="hidden" name="${field}" value="${escapeHtml(value)}">`)
  .join("\n")}
${isWrong ? `<p role="alert">Enter a name and a valid email address.</p>` : ""}
<p><label>Name <input name="name" autocomplete="name" maxlength="300" required value="${escapeHtml(name)}"></label></p>
<p><label>Email <input name="email" type="email" autocomplete="email" maxlength="255" required value="${escapeHtml(email)}"></label></p>
<p><button>Pay (practice)</button></p>
<p><a href="${pricing}">Cancel</a></p>
</form>
<p>This computer has no key for the payment provider, so this page stands in for its checkout. With <code>STRIPE_SECRET_KEY</code> set, a visitor goes to the real one.</p>
<p><a href="${listPath}">Practice subscriptions</a></p>`;

function listOf(subscriptions: readonly PracticeSubscription[], home: string): string {
  const list = `<p>Each button changes a subscription and reports the change to the site, as the payment provider would.</p>
<ul>
${subscriptions.map((each) => listItem(each, listPath)).join("\n")}
</ul>`;
  const none = `<p>There are none yet. Pay for a package on the practice checkout, and its subscription appears here.</p>
<p><a href="${home}#pricing">See the packages</a></p>`;
  return `${subscriptions.length > 0 ? list : none}\n<p><a href="${home}">Back to the site</a></p>`;
}

const money = new Intl.NumberFormat("en-GB", { style: "currency", currency: "GBP" });
const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "Europe/London" });
const date = (seconds: number) => day.format(new Date(seconds * 1000));

const portalOf = (
  theirs: readonly PracticeSubscription[],
  session: string,
  back: string,
) => `<p>Here a customer changes their card or cancels, as in the payment provider’s portal.</p>
<ul>
${theirs.map((each) => listItem(each, portalPath, portalActions, session)).join("\n")}
</ul>
<p><a href="${escapeHtml(back)}">Back to the site</a></p>`;

/** `allowed`: the actions to offer; undefined for all. */
function listItem(
  subscription: PracticeSubscription,
  path: string,
  allowed?: readonly string[],
  session = "",
): string {
  const { id, customer, items, start_date } = subscription;
  const [{ price }] = items.data;
  const possible = Object.entries(practiceActions).filter(
    ([action, { isPossible }]) => (allowed?.includes(action) ?? true) && isPossible(subscription),
  );
  const buttons = possible.map(
    ([action, { label }]) =>
      `<p><button name="action" value="${action}" aria-describedby="name-${id}">${label}</button></p>`,
  );
  return `<li id="${id}">
<h2 id="name-${id}">${escapeHtml(customer.name ?? customer.email ?? id)}</h2>
<p>${escapeHtml(findPackage(price.id)?.name ?? "Unknown package")}, ${money.format(price.unit_amount / 100)} per month, since ${date(start_date)}</p>
<p>${escapeHtml(customer.email ?? "")}</p>
<p>${state(subscription)}</p>
<form method="post" action="${path}">
<input type="hidden" name="subscription" value="${id}">
<input type="hidden" name="session" value="${escapeHtml(session)}">
${buttons.join("\n")}
</form>
</li>`;
}

function state({ cancel_at, ended_at, status }: PracticeSubscription): string {
  if (ended_at !== null) return `Ended on ${date(ended_at)}`;
  const paid = status === "active" ? "Active" : "Payment failed, an invoice is open";
  return cancel_at === null ? paid : `${paid}. Cancelled, ends on ${date(cancel_at)}`;
}

/** Answers like Stripe's API for subscriptions and portal sessions (https://docs.stripe.com/api). */
export async function servePracticeApi(
  { provider, url }: { provider: PracticeProvider; url: string },
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { pathname, searchParams }: URL,
): Promise<void> {
  const { method, headers } = incoming;
  const answer = (status: number, body: unknown) =>
    sendJson(outgoing, status, body, { "request-id": `req_${randomUUID().replaceAll("-", "")}` });
  const refuse = (status: number, message: string, details: Record<string, string> = {}) =>
    answer(status, { error: { type: "invalid_request_error", message, ...details } });

  if (headers.authorization !== `Bearer ${practiceKey}`)
    return refuse(401, `Invalid API key. The practice provider's key is ${practiceKey}.`);
  if (method === "POST" && pathname === "/v1/billing_portal/sessions") {
    const form = new URLSearchParams((await readBody(incoming)).toString("utf8"));
    const session = provider.openPortal(form.get("customer") ?? "", form.get("return_url") ?? "");
    const object = "billing_portal.session";
    return answer(200, { id: session, object, url: `${url}${portalPath}?session=${session}` });
  }
  const [, id] = /^\/v1\/subscriptions\/(\w+)$/.exec(pathname) ?? [];
  if (method !== "GET" || id === undefined)
    return refuse(404, `Unrecognized request URL (${method}: ${pathname}).`);
  const subscription = await provider.find(id);
  if (!subscription)
    return refuse(404, `No such subscription: '${id}'`, { code: "resource_missing", param: "id" });
  const expand = [...searchParams].flatMap(([name, value]) => (/^expand\[\d*\]$/.test(name) ? [value] : []));
  answer(200, answerOf(subscription, expand));
}
