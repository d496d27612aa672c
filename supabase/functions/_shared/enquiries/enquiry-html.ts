import { enquiryDetails, type Detail } from "./enquiry-details.ts";
import { escapeHtml } from "./escape-html.ts";
import type { StoredEnquiry } from "./stored-enquiry.ts";

const sans = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const serif = "font-family:Georgia,'Times New Roman',serif";

/** Mail programs that know dark mode use these colours; the others keep the inline ones. */
const darkMode = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: #191714 !important; }
  .sheet { background: #24211d !important; border-color: #403a32 !important; }
  .rule { border-color: #403a32 !important; }
  .ink { color: #f4efe6 !important; }
  .soft { color: #bdb3a4 !important; }
  .link { color: #f3a683 !important; }
}`;

/** Takes an enquiry; gives the HTML part of its mail. Everything the visitor typed is escaped. */
export function enquiryHtml(enquiry: StoredEnquiry): string {
  const name = escapeHtml(`${enquiry.first_name} ${enquiry.last_name}`);
  const message = escapeHtml(enquiry.message).replaceAll("\n", "<br>\n");
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>Enquiry from ${name}</title>
<style>${darkMode}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f6f1e7">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#f6f1e7">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="sheet" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#fffdf9;border:1px solid #e2d9c8">
<tr><td style="padding:28px 24px 8px">
<p class="soft" style="margin:0 0 6px;${sans};font-size:14px;line-height:20px;color:#655d50">Brightwren enquiry</p>
<h1 class="ink" style="margin:0;${serif};font-size:26px;line-height:32px;font-weight:normal;color:#1f1b16;overflow-wrap:anywhere">${name}</h1>
</td></tr>
<tr><td class="ink" style="padding:12px 24px 20px;${sans};font-size:17px;line-height:26px;color:#1f1b16;overflow-wrap:anywhere;word-break:break-word">
${message}
</td></tr>
<tr><td class="rule" style="padding:16px 24px 8px;border-top:1px solid #e2d9c8">
${enquiryDetails(enquiry).map(detailHtml).join("\n")}
</td></tr>
<tr><td class="rule soft" style="padding:16px 24px 24px;border-top:1px solid #e2d9c8;${sans};font-size:14px;line-height:20px;color:#655d50;overflow-wrap:anywhere">
To answer, reply to this email: your reply goes to ${escapeHtml(enquiry.email)}.<br>
Reference ${escapeHtml(enquiry.id)}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function detailHtml({ label, value, href }: Detail): string {
  const text = escapeHtml(value);
  const shown = href
    ? `<a class="link" href="${escapeHtml(href)}" style="color:#a8401c;text-decoration:underline">${text}</a>`
    : text;
  return `<p class="ink" style="margin:0 0 10px;${sans};font-size:16px;line-height:24px;color:#1f1b16;overflow-wrap:anywhere"><span class="soft" style="display:block;font-size:14px;line-height:20px;color:#655d50">${label}</span>${shown}</p>`;
}
