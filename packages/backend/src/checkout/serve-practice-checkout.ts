import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { findPracticePackage } from "./practice-catalogue.ts";
import { practicePage, stylePath, unknownPackagePage } from "./practice-page.ts";
import { practiceStyle } from "./practice-style.ts";

const policy =
  "default-src 'none'; style-src 'self'; img-src data:; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

/**
 * Serves `/practice-checkout?price=…`, which stands in for the payment provider's page where there is no key for it.
 * Its ways on lead to where the provider would send a visitor back: /thank-you and the prices of the site.
 */
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
  const chosen = findPracticePackage(url.searchParams.get("price"));
  if (url.pathname !== "/practice-checkout" || chosen === undefined) {
    send(outgoing, 404, "text/html", unknownPackagePage(cancel));
    return;
  }
  const pay = new URL("/thank-you", siteUrl);
  pay.searchParams.set("session_id", `practice_${randomUUID().replaceAll("-", "")}`);
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
