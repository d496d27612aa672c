import { createHash } from "node:crypto";
import type { IncomingHttpHeaders, ServerResponse } from "node:http";
import { studio } from "@brightwren/brand";
import { escapeHtml } from "@brightwren/functions/escape-html";

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
body { max-width: 50rem; margin: 2rem auto; padding: 0 1rem; }
a { color: inherit; }
button, input, summary { min-height: 2.75rem; font: inherit; }
input { width: 100%; box-sizing: border-box; }
pre { white-space: pre-wrap; }
iframe { width: 100%; height: 32rem; background: #fff; }
`;

const styleHash = createHash("sha256").update(style).digest("base64");

/** A page of the local backend: the mailbox or the practice checkout. */
export const plainPage = (title: string, body: string): string => `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} – ${studio.name}</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body><main>
${body}
</main></body>
</html>
`;

/** Allows no scripts and no external content. `more`: further directives. */
export const pagePolicy = (more: string): string =>
  `default-src 'none'; style-src 'sha256-${styleHash}'; img-src data:; base-uri 'none'; frame-ancestors 'none'; ${more}`;

export function sendPage(outgoing: ServerResponse, status: number, policy: string, html: string): void {
  outgoing.writeHead(status, {
    "content-type": "text/html; charset=utf-8",
    "content-length": Buffer.byteLength(html),
    "content-security-policy": policy,
    "x-content-type-options": "nosniff",
    // With "no-referrer", browsers would send "Origin: null" with forms.
    "referrer-policy": "same-origin",
    "cache-control": "no-store",
  });
  outgoing.end(html);
}

/** Prevents CSRF. */
export const isOwnForm = ({ origin, host }: IncomingHttpHeaders): boolean => origin === `http://${host}`;
