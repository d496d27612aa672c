import { studio } from "@brightwren/brand";
import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { type CheckoutPackage, findPackage } from "@brightwren/functions/contracts/checkout-packages";
import { escapeHtml } from "@brightwren/functions/escape-html";
import { practiceStyle } from "./practice-style.ts";

const stylePath = "/practice-checkout/style.css";

const policy =
  "default-src 'none'; style-src 'self'; img-src data:; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

/** Stands in for the payment provider's page when no key is set. Its buttons lead to the same URLs. */
export async function servePracticeCheckout(
  siteUrl: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  url: URL,
): Promise<void> {
  if (incoming.method !== "GET" && incoming.method !== "HEAD") {
    outgoing.writeHead(405, { allow: "GET, HEAD" }).end();
    return;
  }
  if (url.pathname === stylePath) {
    send(outgoing, 200, "text/css", practiceStyle);
    return;
  }
  const cancel = new URL("/#pricing", siteUrl).href;
  const chosen = findPackage(url.searchParams.get("price"));
  if (url.pathname !== "/practice-checkout" || chosen === undefined) {
    send(outgoing, 404, "text/html", unknownPackagePage(cancel));
    return;
  }
  const pay = new URL("/thank-you", siteUrl);
  pay.searchParams.set("session_id", `practice_${randomUUID().replaceAll("-", "")}`);
  pay.searchParams.set("price", chosen.priceId);
  send(outgoing, 200, "text/html", practicePage(chosen, { pay: pay.href, cancel }));
}

function send(outgoing: ServerResponse, status: number, type: string, body: string): void {
  outgoing.writeHead(status, {
    "content-type": `${type}; charset=utf-8`,
    "content-length": Buffer.byteLength(body),
    "content-security-policy": policy,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cache-control": "no-store",
  });
  outgoing.end(body);
}

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

function practicePage({ name, price, note }: CheckoutPackage, { pay, cancel }: Links): string {
  return page(
    `Practice checkout: ${name} – ${studio.name}`,
    `<p class="brand">${studio.name}</p>
<h1>Subscribe to ${escapeHtml(name)}</h1>
<p class="price"><span>${escapeHtml(price)}</span> per month</p>
${note ? `<p class="note">${escapeHtml(note)}</p>` : ""}
<dl>
<div><dt>${escapeHtml(name)} package, monthly</dt><dd>${escapeHtml(price)}</dd></div>
<div class="total"><dt>Taken today (practice)</dt><dd>£0.00</dd></div>
</dl>
<p class="ways"><a class="pay" href="${escapeHtml(pay)}">Pay (practice)</a>
<a class="cancel" href="${escapeHtml(cancel)}">Cancel</a></p>
<p class="why">This computer has no key for the payment provider, so this page stands in for its checkout. With <code>STRIPE_SECRET_KEY</code> set, a visitor goes to the real one.</p>`,
  );
}

function unknownPackagePage(back: string): string {
  return page(
    `No such package – ${studio.name}`,
    `<p class="brand">${studio.name}</p>
<h1>There is no such package</h1>
<p>The address names a price that is not on our list.</p>
<p class="ways"><a class="pay" href="${escapeHtml(back)}">See the packages</a></p>`,
  );
}
