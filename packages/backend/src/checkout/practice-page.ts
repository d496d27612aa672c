import { escapeHtml } from "../mailbox/escape-html.ts";
import type { PracticePackage } from "./practice-catalogue.ts";

/** Where the page's stylesheet is served. */
export const stylePath = "/practice-checkout/style.css";

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${stylePath}">
</head>
<body>
<header><strong>Practice page.</strong> No card is asked for and no money moves.</header>
<main>
${body}
</main>
</body>
</html>
`;
}

type Links = { pay: string; cancel: string };

/** The page where nothing is paid: the package, its price, and the two ways on. */
export function practicePage({ name, price }: PracticePackage, { pay, cancel }: Links): string {
  return page(
    `Practice checkout: ${name} – Brightwren`,
    `<p class="brand">Brightwren</p>
<h1>Subscribe to ${escapeHtml(name)}</h1>
<p class="price"><span>${escapeHtml(price)}</span> per month</p>
<dl>
<div><dt>${escapeHtml(name)} package, monthly</dt><dd>${escapeHtml(price)}</dd></div>
<div class="total"><dt>Taken today (practice)</dt><dd>£0.00</dd></div>
</dl>
<p class="ways"><a class="pay" href="${escapeHtml(pay)}">Pay (practice)</a>
<a class="cancel" href="${escapeHtml(cancel)}">Cancel</a></p>
<p class="why">This computer has no key for the payment provider, so this page stands in for its checkout. With <code>STRIPE_SECRET_KEY</code> set, a visitor goes to the real one.</p>`,
  );
}

/** Said in place of a package that there is none of. */
export function unknownPackagePage(back: string): string {
  return page(
    "No such package – Brightwren",
    `<p class="brand">Brightwren</p>
<h1>There is no such package</h1>
<p>The address names a price that is not on our list.</p>
<p class="ways"><a class="pay" href="${escapeHtml(back)}">See the packages</a></p>`,
  );
}
