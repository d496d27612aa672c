import { escapeHtml } from "@brightwren/functions/escape-html";
import { layout, practicePaths } from "./practice-pages.ts";
import { practiceActions, type PracticeSubscription, statusOf } from "./practice-subscription.ts";

const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "Europe/London" });
const money = new Intl.NumberFormat("en-GB", { style: "currency", currency: "GBP" });

export function subscriptionsPage(subscriptions: readonly PracticeSubscription[], siteUrl: string): string {
  const packages = escapeHtml(new URL("/#pricing", siteUrl).href);
  const list =
    subscriptions.length > 0
      ? `<p>Each button changes a subscription and reports the change to the site, as the payment provider would.</p>
<ul class="subscriptions">
${subscriptions.map(listItem).join("\n")}
</ul>`
      : `<p>There are none yet. Pay for a package on the practice checkout, and its subscription appears here.</p>
<p class="ways"><a class="pay" href="${packages}">See the packages</a></p>`;
  return layout(
    "Practice subscriptions",
    `<h1>Practice subscriptions</h1>
${list}
<p class="back"><a href="${escapeHtml(new URL("/", siteUrl).href)}">Back to the site</a></p>`,
  );
}

function listItem(subscription: PracticeSubscription): string {
  const { id, name, email, packageName, amount, startedAt } = subscription;
  const buttons = Object.entries(practiceActions)
    .filter(([, { isPossible }]) => isPossible(subscription))
    .map(
      ([action, { label }]) =>
        `<button name="action" value="${action}" aria-describedby="name-${id}">${label}</button>`,
    );
  const form =
    buttons.length > 0
      ? `<form method="post" action="${practicePaths.subscriptions}">
<input type="hidden" name="subscription" value="${id}">
${buttons.join("\n")}
</form>`
      : "";
  return `<li id="${id}">
<h2 id="name-${id}">${escapeHtml(name ?? email ?? id)}</h2>
<p>${escapeHtml(packageName)}, ${money.format(amount / 100)} per month, since ${date(startedAt)}${email ? `<br>${escapeHtml(email)}` : ""}</p>
<p class="state">${state(subscription)}</p>
${form}
</li>`;
}

function state(subscription: PracticeSubscription): string {
  const { cancelAt, endedAt } = subscription;
  if (endedAt !== null) return `Ended on ${date(endedAt)}`;
  const paid = statusOf(subscription) === "active" ? "Active" : "Payment failed, an invoice is open";
  return cancelAt === null ? paid : `${paid}. Cancelled, ends on ${date(cancelAt)}`;
}

function date(seconds: number): string {
  const instant = new Date(seconds * 1000);
  return `<time datetime="${instant.toISOString()}">${day.format(instant)}</time>`;
}
