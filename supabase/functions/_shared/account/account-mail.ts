import { tones } from "../brand/tones.ts";
import { escapeHtml } from "../escape-html.ts";

type AccountMail = { title: string; text: string; label: string; link: string; otherwise: string };

export const accountMailText = ({ title, text, label, link, otherwise }: AccountMail): string =>
  `${title}\n\n${text}\n\n${label}: ${link}\n\n${otherwise}\n`;

const sans = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const serif = "font-family:Georgia,'Times New Roman',serif";
const { paper, paperRaised, ink, inkSoft, rule, accent, onAccent } = tones;

export function accountMailHtml({ title, text, label, link, otherwise }: AccountMail): string {
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<style>
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: ${paper.dark} !important; }
  .sheet { background: ${paperRaised.dark} !important; border-color: ${rule.dark} !important; }
  .ink { color: ${ink.dark} !important; }
  .soft { color: ${inkSoft.dark} !important; }
}
</style>
</head>
<body class="page" style="margin:0;padding:24px 12px;background:${paper.light}">
<div class="sheet" style="max-width:552px;margin:0 auto;padding:28px 24px;background:${paperRaised.light};border:1px solid ${rule.light}">
<h1 class="ink" style="margin:0 0 12px;${serif};font-size:26px;line-height:32px;font-weight:normal;color:${ink.light}">${escapeHtml(title)}</h1>
<p class="ink" style="margin:0 0 24px;${sans};font-size:17px;line-height:26px;color:${ink.light}">${escapeHtml(text)}</p>
<p style="margin:0 0 24px"><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 20px;${sans};font-size:17px;line-height:24px;font-weight:600;background:${accent.light};color:${onAccent.light};text-decoration:none">${escapeHtml(label)}</a></p>
<p class="soft" style="margin:0;${sans};font-size:14px;line-height:20px;color:${inkSoft.light}">${escapeHtml(otherwise)}</p>
</div>
</body>
</html>
`;
}
