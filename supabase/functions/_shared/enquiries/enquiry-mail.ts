import { studio } from "../brand/brand.ts";
import { tones } from "../brand/tones.ts";
import type { SendMailOptions } from "nodemailer";
import { detailFields, type EnquiryColumn } from "../contracts/enquiry-fields.ts";
import type { Row } from "../contracts/database-types.ts";
import type { MailSettings } from "../environment.ts";
import { escapeHtml } from "../escape-html.ts";

export type StoredEnquiry = Pick<
  Row<"contact_enquiries">,
  EnquiryColumn | "id" | "created_at" | "mail_attempts"
>;

/**
 * Passes addresses as objects and sets the envelope itself, so a visitor's text cannot add a recipient or header. The
 * Message-ID depends only on the enquiry, so mail clients can detect a duplicate after a crash.
 */
export function composeEnquiryMail(enquiry: StoredEnquiry, { from, to }: MailSettings): SendMailOptions {
  const name = fullName(enquiry);
  const host = from.slice(from.lastIndexOf("@") + 1);
  return {
    messageId: `<enquiry.${enquiry.id}@${host}>`,
    envelope: { from, to },
    from: { name: `${name} via ${studio.name}`, address: from },
    to: to.map((address) => ({ name: "", address })),
    replyTo: { name, address: enquiry.email },
    subject: `Enquiry from ${name}${enquiry.package ? ` – ${toHeaderText(enquiry.package)}` : ""}`,
    text: enquiryText(enquiry),
    html: enquiryHtml(enquiry),
  };
}

const fullName = (enquiry: StoredEnquiry) => toHeaderText(`${enquiry.first_name} ${enquiry.last_name}`);

/** Returns one line. Breaks up encoded words ("=?utf-8?…"), which mail clients would decode. */
const toHeaderText = (text: string) =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ")
    .replaceAll("=?", "= ?")
    .trim();

type Detail = { label: string; value: string; href?: string | undefined };

export function enquiryDetails(enquiry: StoredEnquiry): Detail[] {
  const given = detailFields().flatMap(({ label, column }): Detail[] => {
    const value = enquiry[column];
    return value ? [{ label, value, href: hrefs[column]?.(value) }] : [];
  });
  return [
    { label: "Name", value: `${enquiry.first_name} ${enquiry.last_name}` },
    ...given,
    { label: "Received", value: londonTime(new Date(enquiry.created_at)) },
  ];
}

const mailHref = (address: string) => `mailto:${encodeURIComponent(address).replace("%40", "@")}`;

/** Links only plain numbers, because an extension or a note would be dialled too. */
function telephoneHref(phone: string): string | undefined {
  if (!/^\+?[\d\s().-]+$/.test(phone)) return undefined;
  // In "+44 (0)20 …", the bracketed zero is only for callers within the UK.
  const digits = phone.replace(/^(\+.*)\(0\)/, "$1").replace(/[^\d+]/g, "");
  return digits.length >= 5 ? `tel:${digits}` : undefined;
}

const hrefs: Partial<Record<EnquiryColumn, (value: string) => string | undefined>> = {
  email: mailHref,
  phone: telephoneHref,
};

const zone = { timeZone: "Europe/London" } as const;
const day = new Intl.DateTimeFormat("en-GB", {
  ...zone,
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
});
const time = new Intl.DateTimeFormat("en-GB", {
  ...zone,
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
  timeZoneName: "short",
});

export function londonTime(instant: Date): string {
  // Some versions of the locale data add a comma after the weekday.
  return `${day.format(instant).replace(",", "")} at ${time.format(instant)}`;
}

function enquiryText(enquiry: StoredEnquiry): string {
  const details = enquiryDetails(enquiry).map(({ label, value }) => `${label}: ${value}`);
  return [
    `${enquiry.first_name} ${enquiry.last_name} sent an enquiry through the website.`,
    `To answer, reply to this email: your reply goes to ${enquiry.email}.`,
    "",
    ...details,
    "",
    "Message",
    "-------",
    enquiry.message,
    "",
    // Signature separator; mail clients do not quote the text below it in replies.
    "-- ",
    `${studio.name} enquiry ${enquiry.id}`,
    "",
  ].join("\n");
}

const sans = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const serif = "font-family:Georgia,'Times New Roman',serif";

const { paper, paperRaised, ink, inkSoft, rule, accentText } = tones;

const darkMode = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: ${paper.dark} !important; }
  .sheet { background: ${paperRaised.dark} !important; border-color: ${rule.dark} !important; }
  .rule { border-color: ${rule.dark} !important; }
  .ink { color: ${ink.dark} !important; }
  .soft { color: ${inkSoft.dark} !important; }
  .link { color: ${accentText.dark} !important; }
}`;

/** Escapes all visitor input. */
function enquiryHtml(enquiry: StoredEnquiry): string {
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
<body class="page" style="margin:0;padding:0;background:${paper.light}">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:${paper.light}">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="sheet" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:${paperRaised.light};border:1px solid ${rule.light}">
<tr><td style="padding:28px 24px 8px">
<p class="soft" style="margin:0 0 6px;${sans};font-size:14px;line-height:20px;color:${inkSoft.light}">${studio.name} enquiry</p>
<h1 class="ink" style="margin:0;${serif};font-size:26px;line-height:32px;font-weight:normal;color:${ink.light};overflow-wrap:anywhere">${name}</h1>
</td></tr>
<tr><td class="ink" style="padding:12px 24px 20px;${sans};font-size:17px;line-height:26px;color:${ink.light};overflow-wrap:anywhere;word-break:break-word">
${message}
</td></tr>
<tr><td class="rule" style="padding:16px 24px 8px;border-top:1px solid ${rule.light}">
${enquiryDetails(enquiry).map(detailHtml).join("\n")}
</td></tr>
<tr><td class="rule soft" style="padding:16px 24px 24px;border-top:1px solid ${rule.light};${sans};font-size:14px;line-height:20px;color:${inkSoft.light};overflow-wrap:anywhere">
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
    ? `<a class="link" href="${escapeHtml(href)}" style="color:${accentText.light};text-decoration:underline">${text}</a>`
    : text;
  return `<p class="ink" style="margin:0 0 10px;${sans};font-size:16px;line-height:24px;color:${ink.light};overflow-wrap:anywhere"><span class="soft" style="display:block;font-size:14px;line-height:20px;color:${inkSoft.light}">${label}</span>${shown}</p>`;
}
