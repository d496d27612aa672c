import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { authors, colours, keys, packages, site, studio } from "@brightwren/brand";
import { addressLine, hoursLine, legalLine, titled } from "@brightwren/brand/derived";
import { smallEmblemSvg } from "@brightwren/brand/emblem";
import { passwordLink, type PasswordLinkType } from "@brightwren/functions/contracts/password-link";
import { libraryPage } from "../library/read-topic.ts";
import { colourVariables, tones } from "./colours.ts";
import { drawIcons } from "./icons.ts";

const root = new URL("../../", import.meta.url);
const read = (path: string) => readFile(new URL(path, root), "utf8");

type DerivedFile = { path: string; text: (from: string) => string | Promise<string> };

const written = "by `npm run brand` from packages/brand. Do not edit.";

function filled(path: string, places: readonly [place: RegExp, text: string][]): DerivedFile {
  const fill = (from: string, [place, text]: (typeof places)[number]) => {
    if (!place.test(from)) throw new Error(`${path} no longer matches ${place.source}.`);
    return from.replace(place, () => text);
  };
  return { path, text: (from) => places.reduce(fill, from) };
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

function faviconSvg(): string {
  const [ink, paper] = [tones("ink").dark, tones("paper").dark];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" fill="none">
  <style>
    svg { --ink: ${colours.ink}; --ground: ${colours.paper} }
    @media (prefers-color-scheme: dark) { svg { --ink: ${ink}; --ground: ${paper} } }
  </style>
  ${smallEmblemSvg({ ink: "var(--ink)", accent: colours.accent, ground: "var(--ground)" })}
</svg>
`;
}

/** A copy for the functions, without the types they cannot import. */
async function brandOfFunctions(): Promise<string> {
  const brand = await read("packages/brand/brand.ts");
  const [, body] =
    /^(?:\/\/.*\n)*import type \{[^}]*\} from "\.\/shape\.ts";\n\n((?![^]*^import )[^]*)$/m.exec(brand) ?? [];
  if (body === undefined)
    throw new Error("packages/brand/brand.ts may import only the types from ./shape.ts.");
  return `// Written ${written}\n${body.replaceAll(/ satisfies \w+;/g, ";")}`;
}

/** For emails, the desktop window, the web manifest and the local backend's pages. */
function tonesPage(): string {
  const tokens = [
    "paper",
    "paper-raised",
    "ink",
    "ink-soft",
    "rule",
    "accent",
    "accent-text",
    "on-accent",
    "calm",
    "calm-tint",
  ];
  const lines = tokens.map((token) => {
    const name = token.replace(/-./, (dash) => dash.charAt(1).toUpperCase());
    return `  ${name}: { light: "${tones(token).light}", dark: "${tones(token).dark}" },\n`;
  });
  return `// Written ${written}\n\n/** Colours for places where CSS variables are unavailable. */\nexport const tones = {\n${lines.join("")}} as const;\n`;
}

/** Lines that functions cannot derive, because they cannot import packages/brand. */
function linesPage(): string {
  const lines = Object.entries({ address: addressLine, hours: hoursLine, legal: legalLine });
  const fields = lines.map(([name, text]) => `  ${name}: ${JSON.stringify(text)},\n`);
  return `// Written ${written}\n\nexport const lines = {\n${fields.join("")}} as const;\n`;
}

/** A template of Supabase Auth. */
async function accountTemplate(type: PasswordLinkType): Promise<string> {
  // Imported late, because they import derived files.
  const { mailHtml } = await import("../../supabase/functions/_shared/mail/mail-layout.ts");
  const { invitation, recovery } = await import("../../supabase/functions/_shared/mail/account-mails.ts");
  const link = passwordLink("{{ .SiteURL }}", "{{ .TokenHash }}", type);
  return mailHtml(type === "invite" ? invitation(link) : recovery(link), "{{ .SiteURL }}");
}

function priceIdsSetting(): string {
  const ids = new Set(packages.flatMap(({ home, services }) => [home.id, services.id]));
  return [...ids].map((id) => `${id}=price_…`).join(",");
}

const derivedFiles: readonly DerivedFile[] = [
  { path: "supabase/functions/_shared/brand/brand.ts", text: brandOfFunctions },
  {
    path: "supabase/brand.sql",
    text: () => `-- Written ${written}
select set_config('brand.owner', ${quoted(authors.owner)}, false);
`,
  },
  {
    path: "supabase/functions/_shared/generation/library/topics.ts",
    text: () => libraryPage(fileURLToPath(root)),
  },
  {
    path: "packages/ui/src/styles/colours.css",
    text: () => `/* Written ${written} */\n${colourVariables()}`,
  },
  { path: "packages/brand/tones.ts", text: tonesPage },
  { path: "supabase/functions/_shared/brand/tones.ts", text: tonesPage },
  { path: "supabase/functions/_shared/brand/lines.ts", text: linesPage },
  { path: "supabase/templates/recovery.html", text: () => accountTemplate("recovery") },
  { path: "supabase/templates/invite.html", text: () => accountTemplate("invite") },
  { path: "packages/site/public/favicon.svg", text: faviconSvg },
  filled("packages/site/index.html", [
    [/(?<=light\)" content=")#\w+/, tones("paper").light],
    [/(?<=dark\)" content=")#\w+/, tones("paper").dark],
    [/<a href="mailto:[^<]*<\/a>/, `<a href="mailto:${studio.email}">${studio.email}</a>`],
  ]),
  filled("packages/site/admin.html", [[/(?<=<title>)[^<]*/, titled("Blog Admin")]]),
  filled("packages/desktop/renderer/index.html", [[/(?<=<title>)[^<]*/, studio.name]]),
  filled("packages/desktop/package.json", [
    [/(?<="homepage": ")[^"]*/, `https://${site.domain}`],
    [/(?<="author": ")[^"]*/, `${studio.name} <${studio.email}>`],
    [/(?<="productName": ")[^"]*/, studio.name],
  ]),
  // The byline of posts whose author is not set. A deployed database keeps its own default.
  ...["schemas/02_posts.sql", "migrations/20261101000000_schema.sql"].map((file) =>
    filled(`supabase/${file}`, [
      [/(?<=^ {2}author text not null default )'(?:[^']|'')*'/m, quoted(authors.owner)],
    ]),
  ),
  filled(".github/workflows/release.yml", [[/(?<=--title ")[^$]*/, `${studio.name} `]]),
  filled(".env.example", [[/(?<=^# STRIPE_PRICE_IDS=).*/m, priceIdsSetting()]]),
  filled("supabase/config.toml", [
    [/(?<=^project_id = ")[^"]*/m, keys.prefix],
    [/(?<=^subject = "You are invited to help run )[^"]*/m, studio.name],
  ]),
  filled("build/windows/installer.nsh", [
    [/(?<=!define LINK_SCHEME ")[^"]*/, keys.prefix],
    [/(?<=!define LINK_NAME ")[^"]*/, studio.name],
  ]),
];

/** With `write`, also updates them and redraws the icons if the emblem or its colours have changed. */
export async function followBrand({
  write,
  withIcons = false,
}: {
  write: boolean;
  withIcons?: boolean;
}): Promise<string[]> {
  const changed: string[] = [];
  for (const { path, text } of derivedFiles) {
    const from = await read(path).catch(() => "");
    const to = await text(from);
    if (to === from) continue;
    changed.push(path);
    if (write) await writeFile(new URL(path, root), to);
  }
  if (withIcons || (write && changed.includes("packages/site/public/favicon.svg")))
    for (const [path, bytes] of Object.entries(await drawIcons())) {
      await writeFile(new URL(path, root), bytes);
      changed.push(path);
    }
  return changed;
}
