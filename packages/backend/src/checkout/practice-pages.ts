import { studio } from "@brightwren/brand";
import type { CheckoutPackage } from "@brightwren/functions/contracts/checkout-packages";
import type { CheckoutPage } from "@brightwren/functions/contracts/create-checkout";
import { escapeHtml } from "@brightwren/functions/escape-html";

export const practicePaths = {
  checkout: "/practice-checkout",
  subscriptions: "/practice-checkout/subscriptions",
  style: "/practice-checkout/style.css",
};

export function layout(title: string, body: string): string {
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} – ${studio.name}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${practicePaths.style}">
</head>
<body>
<header><strong>Practice page.</strong> No card is asked for and no money moves.</header>
<main>
<p class="brand">${studio.name}</p>
${body}
</main>
</body>
</html>
`;
}

export type PaymentForm = {
  chosen: CheckoutPackage;
  page: CheckoutPage | undefined;
  sessionId: string;
  name: string;
  email: string;
  /** A message about the name or the email. */
  error?: string;
};

export function paymentPage(form: PaymentForm, cancel: string): string {
  const { name, price, note } = form.chosen;
  const hidden = { price: form.chosen.priceId, page: form.page ?? "", session: form.sessionId };
  return layout(
    `Practice checkout: ${name}`,
    `<h1>Subscribe to ${escapeHtml(name)}</h1>
<p class="price"><span>${escapeHtml(price)}</span> per month</p>
${note ? `<p class="note">${escapeHtml(note)}</p>` : ""}
<dl>
<div><dt>${escapeHtml(name)} package, monthly</dt><dd>${escapeHtml(price)}</dd></div>
<div class="total"><dt>Taken today (practice)</dt><dd>£0.00</dd></div>
</dl>
<form method="post" action="${practicePaths.checkout}">
${Object.entries(hidden).map(hiddenField).join("\n")}
${form.error ? `<p class="error" role="alert">${escapeHtml(form.error)}</p>` : ""}
<label>Name <input name="name" autocomplete="name" maxlength="300" required value="${escapeHtml(form.name)}"></label>
<label>Email <input name="email" type="email" autocomplete="email" maxlength="255" required value="${escapeHtml(form.email)}"></label>
<p class="ways"><button class="pay">Pay (practice)</button>
<a class="cancel" href="${escapeHtml(cancel)}">Cancel</a></p>
</form>
<p class="why">This computer has no key for the payment provider, so this page stands in for its checkout. With <code>STRIPE_SECRET_KEY</code> set, a visitor goes to the real one.</p>
<p class="why"><a href="${practicePaths.subscriptions}">Practice subscriptions</a></p>`,
  );
}

const hiddenField = ([name, value]: [string, string]) =>
  `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;

export function unknownPackagePage(back: string): string {
  return layout(
    "No such package",
    `<h1>There is no such package</h1>
<p>The address names a price that is not on our list.</p>
<p class="ways"><a class="pay" href="${escapeHtml(back)}">See the packages</a></p>`,
  );
}

export function foreignFormPage(): string {
  return layout(
    "Form not accepted",
    `<h1>This form came from another site</h1>
<p>Only the practice pages may send it.</p>
<p class="ways"><a class="pay" href="${practicePaths.subscriptions}">Practice subscriptions</a></p>`,
  );
}
