import { tones } from "../brand/tones.ts";
import { escapeHtml } from "../escape-html.ts";

export type MailDetail = { label: string; value: string; href?: string | undefined };

/** Returns one line. Breaks up encoded words ("=?utf-8?…"), which mail clients would decode. */
export const toHeaderText = (text: string) =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ")
    .replaceAll("=?", "= ?")
    .trim();

export const mailHref = (address: string) => `mailto:${encodeURIComponent(address).replace("%40", "@")}`;

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

// Some versions of the locale data add a comma after the weekday.
export const londonDay = (instant: Date): string => day.format(instant).replace(",", "");

export const londonTime = (instant: Date): string => `${londonDay(instant)} at ${time.format(instant)}`;

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

type MailPage = {
  title: string;
  /** Above the heading. */
  label: string;
  heading: string;
  /** HTML. */
  body: string;
  details: readonly MailDetail[];
  /** HTML. */
  footer: string;
};

/** Returns an email's HTML. Escapes everything except `body` and `footer`. */
export function mailHtml({ title, label, heading, body, details, footer }: MailPage): string {
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
<style>${darkMode}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:${paper.light}">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:${paper.light}">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="sheet" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:${paperRaised.light};border:1px solid ${rule.light}">
<tr><td style="padding:28px 24px 8px">
<p class="soft" style="margin:0 0 6px;${sans};font-size:14px;line-height:20px;color:${inkSoft.light}">${escapeHtml(label)}</p>
<h1 class="ink" style="margin:0;${serif};font-size:26px;line-height:32px;font-weight:normal;color:${ink.light};overflow-wrap:anywhere">${escapeHtml(heading)}</h1>
</td></tr>
<tr><td class="ink" style="padding:12px 24px 20px;${sans};font-size:17px;line-height:26px;color:${ink.light};overflow-wrap:anywhere;word-break:break-word">
${body}
</td></tr>
<tr><td class="rule" style="padding:16px 24px 8px;border-top:1px solid ${rule.light}">
${details.map(detailHtml).join("\n")}
</td></tr>
<tr><td class="rule soft" style="padding:16px 24px 24px;border-top:1px solid ${rule.light};${sans};font-size:14px;line-height:20px;color:${inkSoft.light};overflow-wrap:anywhere">
${footer}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function detailHtml({ label, value, href }: MailDetail): string {
  const text = escapeHtml(value);
  const shown = href
    ? `<a class="link" href="${escapeHtml(href)}" style="color:${accentText.light};text-decoration:underline">${text}</a>`
    : text;
  return `<p class="ink" style="margin:0 0 10px;${sans};font-size:16px;line-height:24px;color:${ink.light};overflow-wrap:anywhere"><span class="soft" style="display:block;font-size:14px;line-height:20px;color:${inkSoft.light}">${label}</span>${shown}</p>`;
}
