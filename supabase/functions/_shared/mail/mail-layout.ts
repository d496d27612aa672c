import { studio } from "../brand/brand.ts";
import { lines } from "../brand/lines.ts";
import { tones } from "../brand/tones.ts";
import { telephoneHref } from "../contracts/telephone-href.ts";
import { escapeHtml } from "../escape-html.ts";

export type MailDetail = { label: string; value: string; href?: string | undefined };

type MailLink = { label: string; href: string };

/** Plain text throughout. The HTML and the text show it in this order. */
export type MailContent = {
  subject: string;
  /** Marks an email about test money. */
  isTest?: boolean;
  heading: string;
  /** What happens, in a sentence or two. The list of emails shows the last one, or the quote, beside the subject. */
  paragraphs: readonly string[];
  steps?: readonly { when: string; text: string }[];
  /** Words of a visitor, with line breaks. */
  quote?: string;
  /** A mailto link is not readable in the text part, which shows `instead`. */
  button: MailLink & { instead?: string };
  /** `figure`: the amount that the email is about. */
  box?: { title: string; figure?: string | undefined; details: readonly MailDetail[] };
  /** The first is the one to read. */
  notes?: readonly string[];
  links?: readonly MailLink[];
  footer: readonly string[];
};

/** Returns one line. Breaks up encoded words ("=?utf-8?…"), which mail clients would decode. */
export const toHeaderText = (text: string) =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ")
    .replaceAll("=?", "= ?")
    .trim();

export const mailHref = (address: string, content: { subject?: string; body?: string } = {}) => {
  const fields = Object.entries(content).map(([name, text]) => `${name}=${encodeURIComponent(text)}`);
  const to = `mailto:${encodeURIComponent(address).replace("%40", "@")}`;
  return fields.length > 0 ? `${to}?${fields.join("&")}` : to;
};

/** The same for each attempt, so that mail clients can detect a duplicate after a crash. */
export const messageIdOf = (kind: string, id: string, from: string) =>
  `<${kind}.${id}@${from.slice(from.lastIndexOf("@") + 1)}>`;

const format = (options: Intl.DateTimeFormatOptions) => {
  const parts = new Intl.DateTimeFormat("en-GB", { ...options, timeZone: "Europe/London" });
  // Some versions of the locale data add a comma after the weekday.
  return (instant: Date | string) => parts.format(new Date(instant)).replace(",", "");
};
const date = { day: "numeric", month: "long" } as const;
const clock = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;

export const londonDay = format({ ...date, year: "numeric" });
/** Such as 'Saturday 28 November', for a day that is near. */
export const londonDate = format({ ...date, weekday: "long" });
export const londonWeekday = format({ weekday: "long" });
export const londonMonth = format({ month: "long", year: "numeric" });
export const londonClock = format(clock);

export const after = (at: string, hours: number) => new Date(Date.parse(at) + hours * 3_600_000);
export const londonDeadline = (at: Date) => `${londonDate(at)}, ${londonClock(at)}`;

const zonedClock = format({ ...clock, timeZoneName: "short" });

export const londonTime = (instant: Date | string) => `${londonDay(instant)} at ${zonedClock(instant)}`;

/** For the foot of emails to customers. */
export const studioFooter: readonly string[] = [
  `${studio.name}, ${lines.address}`,
  studio.email,
  ...(lines.legal ? [lines.legal as string] : []),
];

export function mailText(content: MailContent): string {
  const { heading, paragraphs, steps = [], quote, button, box, notes = [], links = [], footer } = content;
  const blocks = [
    [studio.name],
    content.isTest ? [testNote] : [],
    [heading],
    ...paragraphs.map((paragraph) => [paragraph]),
    ...steps.map(({ when, text }, index) => [`${index + 1}. ${when}`, text]),
    quote ? ["Message", "-------", quote] : [],
    [button.instead ? `${button.label}: ${button.instead}` : urlOf(button)],
    box
      ? [
          box.figure ? `${box.title}: ${box.figure}` : box.title,
          ...box.details.map(({ label, value }) => `${label}: ${value}`),
        ]
      : [],
    ...notes.map((note) => [note]),
    links.map(urlOf),
    // Signature separator; mail clients do not quote the text below it in replies.
    ["-- ", ...footer],
  ];
  return `${blocks
    .filter((block) => block.length > 0)
    .map((block) => block.join("\n"))
    .join("\n\n")}\n`;
}

const urlOf = ({ label, href }: MailLink) => `${label}:\n${href}`;

const testNote = "This is a test. No real money is involved.";

const sans = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const serif = "font-family:Georgia,'Times New Roman',serif";
const wrap = "mso-line-height-rule:exactly;overflow-wrap:anywhere;word-break:break-word";
const { paper, paperRaised, ink, inkSoft, rule, accent, accentText, onAccent, calm, calmTint } = tones;

/** Styles of each role in the light scheme. The class of the same name sets its colours in the dark one. */
const styles = {
  ink: `${sans};font-size:17px;line-height:27px;color:${ink.light};${wrap}`,
  note: `${sans};font-size:15px;line-height:22px;color:${ink.light};${wrap}`,
  soft: `${sans};font-size:14px;line-height:21px;color:${inkSoft.light};${wrap}`,
  calm: `${sans};font-size:14px;line-height:21px;font-weight:bold;color:${calm.light};${wrap}`,
  title: `${serif};font-size:30px;line-height:36px;font-weight:normal;color:${ink.light};${wrap}`,
  link: `color:${accentText.light};text-decoration:underline`,
};

/** Outlook.com replaces media queries by attributes, of which it supports only these. Other clients may drop their block. */
const darkColours = (scopes: readonly string[]) =>
  Object.entries({
    page: `background-color: ${paper.dark}`,
    sheet: `background-color: ${paperRaised.dark}; border-color: ${rule.dark}`,
    box: `background-color: ${paper.dark}; border-color: ${rule.dark}`,
    test: `background-color: ${calmTint.dark}`,
    rule: `border-color: ${rule.dark}`,
    ink: `color: ${ink.dark}`,
    soft: `color: ${inkSoft.dark}`,
    calm: `color: ${calm.dark}`,
    link: `color: ${accentText.dark}`,
    button: `background-color: ${accent.dark}; border-color: ${accent.dark}; color: ${onAccent.dark}`,
  })
    .map(
      ([name, rules]) =>
        `${scopes.map((scope) => `${scope}.${name}`).join(", ")} { ${rules.replaceAll(";", " !important;")} !important; }`,
    )
    .join("\n");

const css = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) { .pad { padding-left: 22px !important; padding-right: 22px !important; } .edge { padding-left: 23px !important; padding-right: 23px !important; } .box { padding-left: 14px !important; padding-right: 14px !important; } .title { font-size: 26px !important; line-height: 32px !important; } .wide { width: 100% !important; } a.wide { display: block !important; width: auto !important; padding: 0 !important; font-size: 16px !important; text-align: center !important; } }
@media (prefers-color-scheme: dark) {
${darkColours([""])}
}`;

const table = `role="presentation" cellpadding="0" cellspacing="0" border="0"`;

const paragraph = (text: string, style: keyof typeof styles, margin = "0 0 14px") =>
  `<p class="${style === "note" ? "ink" : style}" style="margin:${margin};${styles[style]}">${text}</p>`;

const lineBreaks = (text: string) => escapeHtml(text).replaceAll("\n", "<br>\n");

const link = ({ label, href }: MailLink) =>
  `<a class="link" href="${escapeHtml(href)}" style="${styles.link}">${broken(escapeHtml(label))}</a>`;

/** Keeps dates, amounts and the postcode on one line. */
const unbroken = (text: string) =>
  escapeHtml(text).replace(/(\d) (?=[\dA-Z]|hours|days)|(?<=[a-z]) (?=\d{4}\b)/g, "$1&nbsp;");

/** Lets an address or a name in code break between its parts. */
const broken = (text: string) => (text.includes(" ") ? text : text.replace(/[@._-](?=.)/g, "$&<wbr>"));

const contact = (label: string, href = "") =>
  `<a class="soft" href="${escapeHtml(href)}" style="color:${inkSoft.light};text-decoration:underline">${label}</a>`;

/** With links to ring and to write to the studio. */
const withContacts = (text: string) =>
  escapeHtml(text)
    .replaceAll(studio.phone, contact(studio.phone, telephoneHref(studio.phone)))
    .replaceAll(studio.email, contact(studio.email, mailHref(studio.email)))
    .replaceAll(lines.hours, `<span style="white-space:nowrap">${lines.hours}</span>`);

const row = (content: string, padding: string) =>
  content && `<tr><td class="pad" style="padding:${padding}">\n${content}\n</td></tr>\n`;

/** `siteUrl`: where the emblem is. Without it, the head shows only the name. Escapes all text. */
export function mailHtml(content: MailContent, siteUrl: string | undefined): string {
  const { subject, heading, paragraphs, steps = [], quote, button, box, notes = [], links = [] } = content;
  const footer = content.footer.map(withContacts).join("<br>\n");
  const withDetails = (text: string) =>
    (box?.details ?? []).reduce(
      (html, { value, href }) =>
        href ? html.replaceAll(unbroken(value), () => link({ label: value, href })) : html,
      unbroken(text),
    );
  const preview = `${content.isTest ? `${testNote} ` : ""}${toHeaderText(quote ?? paragraphs.at(-1) ?? "")}`;
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${escapeHtml(subject)}</title>
<style>${css}
</style>
<style>
${darkColours(["[data-ogsc] ", "[data-ogsb] "])}
</style>
<!--[if mso]><style>.column { width: 600px !important; } p, a { font-family: 'Segoe UI', Arial, sans-serif !important; }</style><![endif]-->
</head>
<body class="page" style="margin:0;padding:0;background-color:${paper.light}">
<div style="display:none;max-height:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px;mso-hide:all">${escapeHtml(Array.from(preview).slice(0, 140).join(""))}${"&#847;&zwnj;&nbsp;".repeat(80)}</div>
<div role="article" aria-roledescription="email" lang="en-GB">
<table ${table} class="page" width="100%" bgcolor="${paper.light}" style="background-color:${paper.light}">
<tr><td align="center" style="padding:28px 10px 36px">
<table ${table} class="column" width="600" style="width:100%;max-width:600px">
<tr><td class="pad edge" style="padding:0 35px 18px">
${headOf(siteUrl)}
</td></tr>
<tr><td class="sheet" bgcolor="${paperRaised.light}" style="background-color:${paperRaised.light};border:1px solid ${rule.light};border-radius:6px">
<table ${table} width="100%">
${content.isTest ? `<tr><td class="pad test" bgcolor="${calmTint.light}" style="padding:10px 34px;background-color:${calmTint.light};border-radius:5px 5px 0 0">${paragraph(testNote, "calm", "0")}</td></tr>\n` : ""}${row(
    [
      `<h1 class="ink title" style="margin:0 0 14px;${styles.title}">${unbroken(heading)}</h1>`,
      ...paragraphs.map((text) => paragraph(withDetails(text), "ink")),
    ].join("\n"),
    "32px 34px 6px",
  )}${row(steps.length > 0 ? stepsOf(steps) : "", "4px 34px 4px")}${row(quote ? quoteOf(quote) : "", "2px 34px 18px")}${row(buttonOf(button), "6px 34px 30px")}${row(box ? boxOf(box) : "", "0 34px 26px")}${row(
    [
      ...notes.map((text, index) => paragraph(withContacts(text), index === 0 ? "note" : "soft", "0 0 8px")),
      ...links.map((one) => paragraph(link(one), "soft", "0 0 8px")),
    ].join("\n"),
    "0 34px 22px",
  )}</table>
</td></tr>
<tr><td class="pad edge" style="padding:20px 35px 0">
${paragraph(footer, "soft", "0")}
</td></tr>
</table>
</td></tr>
</table>
</div>
</body>
</html>
`;
}

/** The icon that `npm run brand` draws: the emblem on its own light tile, so it also shows on a dark page. */
function headOf(siteUrl: string | undefined): string {
  const name = `<td class="ink" style="${serif};font-size:21px;line-height:40px;color:${ink.light}">${escapeHtml(studio.name)}</td>`;
  if (!siteUrl) return `<table ${table}><tr>${name}</tr></table>`;
  const source = escapeHtml(`${siteUrl.replace(/\/+$/, "")}/icon-192.png`);
  const alt = escapeHtml(`The emblem of ${studio.name}`);
  return `<table ${table}><tr><td style="padding-right:12px"><img src="${source}" width="40" height="40" alt="${alt}" style="display:block;border:0;border-radius:8px;font-size:9px;line-height:10px;color:${inkSoft.light}"></td>${name}</tr></table>`;
}

const stepsOf = (steps: NonNullable<MailContent["steps"]>) =>
  `<table ${table} width="100%">\n${steps
    .map(
      (
        { when, text },
        index,
      ) => `<tr><td valign="top" width="30" style="padding:0 0 14px">${paragraph(`${index + 1}.`, "ink", "0")}</td>
<td valign="top" style="padding:0 0 14px">${paragraph(`<strong>${unbroken(when)}</strong><br>${unbroken(text)}`, "ink", "0")}</td></tr>`,
    )
    .join("\n")}\n</table>`;

const quoteOf = (quote: string) =>
  `<table ${table} width="100%"><tr><td class="rule" style="padding:2px 0 2px 18px;border-left:3px solid ${rule.light}">${paragraph(lineBreaks(quote), "ink", "0")}</td></tr></table>`;

/** The border is part of the button, because Outlook ignores a link's padding. */
const buttonOf = ({ label, href }: MailLink) =>
  `<table ${table} class="wide"><tr><td class="button" align="center" bgcolor="${accent.light}" style="background-color:${accent.light};border-radius:6px"><a class="button wide" href="${escapeHtml(href)}" style="display:inline-block;padding:0 10px;border:solid ${accent.light};border-width:12px 14px;border-radius:6px;${sans};font-size:17px;line-height:24px;font-weight:bold;background-color:${accent.light};color:${onAccent.light};text-decoration:none">${escapeHtml(label)}</a></td></tr></table>`;

const boxOf = ({ title, figure, details }: NonNullable<MailContent["box"]>) =>
  `<table ${table} width="100%"><tr><td class="box" bgcolor="${paper.light}" style="padding:18px 20px 12px;background-color:${paper.light};border:1px solid ${rule.light};border-radius:6px">
${figure ? `${paragraph(escapeHtml(title), "soft", "0")}\n<p class="ink title" style="margin:0 0 8px;${styles.title}">${escapeHtml(figure)}</p>` : paragraph(`<strong>${escapeHtml(title)}</strong>`, "ink", "0 0 6px")}
<table ${table} width="100%">
${details.map(detailOf).join("\n")}
</table>
</td></tr></table>`;

function detailOf({ label, value, href }: MailDetail): string {
  const cell = (rules: string, content: string) =>
    `<td class="rule" valign="top" style="padding:8px 0;border-top:1px solid ${rule.light};${rules}">${content}</td>`;
  const shown = href ? link({ label: value, href }) : broken(unbroken(value));
  const name = paragraph(escapeHtml(label), "soft", "1px 16px 0 0");
  return `<tr>${cell("width:1%;white-space:nowrap", name)}${cell("text-align:right", paragraph(shown, "note", "0"))}</tr>`;
}

/** The parts of a message that all emails share. Also marks the subject of a test. */
export const mailParts = (content: MailContent, siteUrl: string | undefined) => ({
  subject: toHeaderText(content.isTest ? `Test: ${content.subject}` : content.subject),
  text: mailText(content),
  html: mailHtml(content, siteUrl),
});
