import { type CheckoutPackage, findPackage } from "@brightwren/functions/contracts/checkout-packages";
import type { CheckoutPage } from "@brightwren/functions/contracts/create-checkout";
import { escapeHtml } from "@brightwren/functions/escape-html";
import { plainPage } from "../http/plain-page.ts";
import { practiceActions, type PracticeSubscription } from "./practice-subscription.ts";

export const practicePaths = {
  checkout: "/practice-checkout",
  subscriptions: "/practice-checkout/subscriptions",
};

const layout = (title: string, body: string) =>
  plainPage(
    title,
    `<p><strong>Practice page.</strong> No card is asked for and no money moves.</p>
<h1>${escapeHtml(title)}</h1>
${body}`,
  );

export type PaymentForm = {
  chosen: CheckoutPackage;
  page: CheckoutPage | undefined;
  sessionId: string;
  name: string;
  email: string;
  /** A message about the name or the email. */
  error?: string;
};

export function paymentPage(
  { chosen, page, sessionId, name, email, error }: PaymentForm,
  cancel: string,
): string {
  const hidden = Object.entries({ price: chosen.priceId, page: page ?? "", session: sessionId });
  return layout(
    `Subscribe to ${chosen.name}`,
    `<p>${escapeHtml(chosen.price)} per month</p>
${chosen.note ? `<p class="note">${escapeHtml(chosen.note)}</p>` : ""}
<form method="post" action="${practicePaths.checkout}">
${hidden.map(([field, value]) => `<input type="hidden" name="${field}" value="${escapeHtml(value)}">`).join("\n")}
${error ? `<p role="alert">${escapeHtml(error)}</p>` : ""}
<p><label>Name <input name="name" autocomplete="name" maxlength="300" required value="${escapeHtml(name)}"></label></p>
<p><label>Email <input name="email" type="email" autocomplete="email" maxlength="255" required value="${escapeHtml(email)}"></label></p>
<p><button>Pay (practice)</button></p>
<p><a href="${escapeHtml(cancel)}">Cancel</a></p>
</form>
<p>This computer has no key for the payment provider, so this page stands in for its checkout. With <code>STRIPE_SECRET_KEY</code> set, a visitor goes to the real one.</p>
<p><a href="${practicePaths.subscriptions}">Practice subscriptions</a></p>`,
  );
}

export const unknownPackagePage = (back: string): string =>
  layout(
    "There is no such package",
    `<p>The address names a price that is not on our list.</p>
<p><a href="${escapeHtml(back)}">See the packages</a></p>`,
  );

export const foreignFormPage = (): string =>
  layout("This form came from another site", "<p>Only the practice pages may send it.</p>");

export function subscriptionsPage(subscriptions: readonly PracticeSubscription[], siteUrl: string): string {
  const home = escapeHtml(new URL("/", siteUrl).href);
  return layout(
    "Practice subscriptions",
    `${
      subscriptions.length > 0
        ? `<p>Each button changes a subscription and reports the change to the site, as the payment provider would.</p>
<ul>
${subscriptions.map(listItem).join("\n")}
</ul>`
        : `<p>There are none yet. Pay for a package on the practice checkout, and its subscription appears here.</p>
<p><a href="${home}#pricing">See the packages</a></p>`
    }
<p><a href="${home}">Back to the site</a></p>`,
  );
}

const money = new Intl.NumberFormat("en-GB", { style: "currency", currency: "GBP" });
const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "Europe/London" });
const date = (seconds: number) => day.format(new Date(seconds * 1000));

function listItem(subscription: PracticeSubscription): string {
  const { id, customer, items, start_date } = subscription;
  const [{ price }] = items.data;
  const possible = Object.entries(practiceActions).filter(([, { isPossible }]) => isPossible(subscription));
  const buttons = possible.map(
    ([action, { label }]) =>
      `<p><button name="action" value="${action}" aria-describedby="name-${id}">${label}</button></p>`,
  );
  return `<li id="${id}">
<h2 id="name-${id}">${escapeHtml(customer.name ?? customer.email ?? id)}</h2>
<p>${escapeHtml(findPackage(price.id)?.name ?? "Unknown package")}, ${money.format(price.unit_amount / 100)} per month, since ${date(start_date)}</p>
<p>${escapeHtml(customer.email ?? "")}</p>
<p>${state(subscription)}</p>
<form method="post" action="${practicePaths.subscriptions}">
<input type="hidden" name="subscription" value="${id}">
${buttons.join("\n")}
</form>
</li>`;
}

function state({ cancel_at, ended_at, status }: PracticeSubscription): string {
  if (ended_at !== null) return `Ended on ${date(ended_at)}`;
  const paid = status === "active" ? "Active" : "Payment failed, an invoice is open";
  return cancel_at === null ? paid : `${paid}. Cancelled, ends on ${date(cancel_at)}`;
}
